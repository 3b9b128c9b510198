import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainAmount } from './typed-amount.ts'

it.each([
  ['590,00', '590.00'],
  ['590,5', '590.5'],
  ['590.00', '590.00'],
  ['S/. 590,00', '590.00'],
  ['S/590', '590'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['145,2542', '145.2542'],
])('V-02 reads the amount %s as %s', (typed, amount) => {
  expect(plainAmount(typed)).toBe(amount)
})

it.each(['1,200', '1.2.3', '590,,0', 'cinco', ''])('V-02 leaves %j for the validator to refuse', (typed) => {
  expect(plainAmount(typed)).toBe(typed)
})

it('V-02 reads an amount with a decimal comma as the same number as with a point', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(99), (soles, centimos) => {
      const decimals = String(centimos).padStart(2, '0')
      expect(Number(plainAmount(`${soles},${decimals}`))).toBe(Number(`${soles}.${decimals}`))
    }),
  )
})
