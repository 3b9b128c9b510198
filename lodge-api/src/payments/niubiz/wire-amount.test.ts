import { describe, expect, it } from 'vitest'
import { centimosOf, solesText, wireSoles } from './wire-amount.ts'

describe('wire amounts', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [1050, '10.50'],
    [118_029, '1180.29'],
    [99_999_999_999, '999999999.99'],
  ])('N-02 %i céntimos are %s soles', (centimos, text) => {
    expect(solesText(centimos)).toBe(text)
    expect(centimosOf(text)).toBe(centimos)
  })

  it('N-02 round-trips every amount through JSON (case 13)', () => {
    const amounts = Array.from({ length: 200_000 }, (_, centimos) => centimos)
    amounts.push(99_999_999_999, 1_000_000_001, 123_456_789_013)
    expect(
      amounts.filter((centimos) => centimosOf(JSON.stringify(wireSoles(centimos))) !== centimos),
    ).toEqual([])
  })

  it.each([10.5, Number.NaN, -1, 2 ** 53])('N-02 throws for %d céntimos', (amount) => {
    expect(() => solesText(amount)).toThrow(RangeError)
  })

  it.each([
    ['10.5', 1050],
    [10.5, 1050],
    ['10.500', 1050],
    ['10', 1000],
    ['10.505', undefined],
    ['10,50', undefined],
    ['-1', undefined],
    ['', undefined],
    [1e21, undefined],
    [0.1 + 0.2, undefined],
  ])('N-02 %j soles are %s céntimos', (soles, centimos) => {
    expect(centimosOf(soles)).toBe(centimos)
  })
})
