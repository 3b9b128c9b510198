import { describe, expect, it } from 'vitest'
import { decimalText } from './decimal-text.ts'

const byIntl = (amount: number, most: 2 | 4) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: most }).format(amount)

describe('decimalText', () => {
  it.each([
    [0, 2, '0.00'],
    [1234.5, 2, '1,234.50'],
    [1_234_567.89, 2, '1,234,567.89'],
    [-1234.5, 2, '-1,234.50'],
    [-123, 2, '-123.00'],
    [240, 4, '240.00'],
    [240.125, 4, '240.125'],
    [1000.1234, 4, '1,000.1234'],
    [100.1, 4, '100.10'],
    [1 / 3, 2, '0.33'],
    [1.005, 2, '1.01'],
    [2 / 3, 4, '0.6667'],
  ] as const)('W-02 %d with at most %d decimals is %s', (amount, most, text) => {
    expect(decimalText(amount, most)).toBe(text)
  })

  it('W-02 equals the result of Intl for every céntimo up to 20 soles and many prices', () => {
    for (let centimos = 0; centimos <= 2000; centimos++) {
      const amount = centimos / 100
      expect(decimalText(amount * 997, 2)).toBe(byIntl(amount * 997, 2))
      expect(decimalText(centimos / 10_000 + 250, 4)).toBe(byIntl(centimos / 10_000 + 250, 4))
    }
  })
})
