import { LODGE } from 'content'
import { expect, it } from 'vitest'
import { replyAddress } from './reply-address.ts'

it.each([
  ['ana.luz@example.com', 'mailto:ana.luz@example.com?'],
  ['ana?cc=otra&x@example.com', 'mailto:ana%3Fcc%3Dotra%26x@example.com?'],
])('case 14 replyAddress has %s as only recipient, and a subject', (email, begins) => {
  expect(replyAddress(email)).toBe(`${begins}subject=${encodeURIComponent(`Su mensaje a ${LODGE.name}`)}`)
})
