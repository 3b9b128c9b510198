import { expect, it } from 'vitest'
import { whatsappAddress } from './phone-links.ts'

it.each([
  ['+4915112345678', 'https://wa.me/4915112345678'],
  ['984000111', 'https://wa.me/51984000111'],
  ['084231000', null],
])('D-01 leads %s to the WhatsApp address %s', (phone, address) => {
  expect(whatsappAddress(phone)).toBe(address)
})
