import { describe, expect, it } from 'vitest'
import {
  centimosFromSoles,
  centimosText,
  isWholeCentimos,
  nightPriceWithIgv,
  quoteFor,
  solesFromCentimos,
  solesFromTenThousandths,
  stayTotal,
  tenThousandthsFromSoles,
} from './money.ts'

describe('money', () => {
  it.each([
    [333.33, 3, 999.99, 180, 1179.99],
    [10.25, 1, 10.25, 1.85, 12.1],
    [0.0001, 1, 0, 0, 0],
    [0.005, 1, 0.01, 0, 0.01],
    [0.0049, 1, 0, 0, 0],
    [1.005, 1, 1.01, 0.18, 1.19],
    [0.0001, 30, 0, 0, 0],
    [33.3333, 3, 100, 18, 118],
    [140, 2, 280, 50.4, 330.4],
    [9_999_999_999.9999, 1, 10_000_000_000, 1_800_000_000, 11_800_000_000],
  ])('N-02 %d soles for %i nights cost %d + %d = %d (case 13)', (perNight, nights, price, igv, total) => {
    const quote = quoteFor(tenThousandthsFromSoles(perNight), nights)
    expect([quote.price, quote.igv, quote.total].map(solesFromCentimos)).toEqual([price, igv, total])
    expect(quote.price + quote.igv).toBe(quote.total)
  })

  it('N-02 price and IGV add up to the total for every price up to 50 soles', () => {
    for (let centimos = 0; centimos <= 5_000; centimos++) {
      const { price, igv, total } = quoteFor(centimos * 100, 1)
      expect(price).toBe(centimos)
      expect(Math.abs(igv * 100 - price * 18)).toBeLessThanOrEqual(50)
      expect(total).toBe(price + igv)
    }
  })

  it('P-16 the price of a night with IGV is the total of one night, and the total of a stay is not a multiple of it', () => {
    expect(nightPriceWithIgv(190)).toBe(224.2)
    expect(nightPriceWithIgv(10.25)).toBe(12.1)
    expect(stayTotal({ pricePerNight: 10.25, nights: 2 })).toBe(24.19)
  })

  it('N-02 converts soles to céntimos and back without rounding errors', () => {
    for (const soles of [0, 0.01, 0.1, 0.29, 1.1, 19.99, 1179.99, 9_999_999.99]) {
      expect(solesFromCentimos(centimosFromSoles(soles))).toBe(soles)
    }
    expect(centimosFromSoles(0.29)).toBe(29)
    expect(solesFromTenThousandths(1)).toBe(0.0001)
    expect(centimosText(5)).toBe('0.05')
    expect(centimosText(-12_345)).toBe('-123.45')
  })

  it('N-02 refuses amounts with too many decimals', () => {
    expect(() => centimosFromSoles(1.005)).toThrow(RangeError)
    expect(() => centimosFromSoles(Number.NaN)).toThrow(RangeError)
    expect(() => tenThousandthsFromSoles(0.00001)).toThrow(RangeError)
    expect([isWholeCentimos(1.25), isWholeCentimos(1.255), isWholeCentimos(1e21)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
