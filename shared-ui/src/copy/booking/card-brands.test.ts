import { describe, expect, it } from 'vitest'
import { cardBrandName } from './card-brands.ts'

describe('cardBrandName', () => {
  it.each([
    ['visa', 'Visa'],
    ['VISA', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'American Express'],
    ['American Express', 'American Express'],
    ['dinersclub', 'Diners Club'],
    ['diners_club', 'Diners Club'],
    ['unionpay', 'unionpay'],
    ['', ''],
  ])('A-12 %s is shown as %s', (brand, name) => {
    expect(cardBrandName(brand)).toBe(name)
  })
})
