import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folioBalance, owedForStay, paidForStay, splitIgv } from './folio.ts'
import { quoteFor } from './money.ts'

const amount = fc.integer({ min: 0, max: 999_999_999 })

describe('folioBalance', () => {
  it('D-03 is what is owed plus charges less payments plus refunds', () => {
    expect(folioBalance({ owed: 47_200, charges: 6_550, payments: 50_000, refunds: 1_000 })).toBe(4_750)
  })

  it('D-03 a payment of the balance leaves nothing owed, and refunding it restores the balance', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (owed, charges, payments, refunds) => {
        const sums = { owed, charges, payments, refunds }
        const balance = folioBalance(sums)
        const paid = { ...sums, payments: payments + balance }
        expect(folioBalance(paid)).toBe(0)
        expect(folioBalance({ ...paid, refunds: refunds + balance })).toBe(balance)
      }),
    )
  })
})

describe('owedForStay', () => {
  it.each([
    ['pending', null, 47_200],
    ['confirmed', null, 47_200],
    ['cancelled', 9_440, 9_440],
    ['cancelled', 0, 0],
    ['confirmed', 23_600, 23_600],
    ['deleted', null, 0],
    ['deleted', 9_440, 9_440],
    ['failed', null, 0],
  ] as const)('D-03 a %s stay of 472.00 with %s retained costs %i céntimos', (state, retained, owed) => {
    expect(owedForStay({ state, total: 47_200, retained, changeRetained: 0 })).toBe(owed)
  })
})

describe('paidForStay', () => {
  const at = (desk: { charges: number; payments: number; refunds: number }, paidByCard: number) =>
    paidForStay({ total: 47_200, changeRetained: 0, paidByCard, desk })

  it.each([
    ['the payments', { charges: 0, payments: 10_000, refunds: 0 }, 0, 10_000],
    ['less the charges', { charges: 4_000, payments: 10_000, refunds: 0 }, 0, 6_000],
    ['less the refunds', { charges: 0, payments: 10_000, refunds: 2_500 }, 0, 7_500],
    ['nothing if charges are unpaid', { charges: 4_000, payments: 1_000, refunds: 0 }, 0, 0],
    ['at most the total', { charges: 0, payments: 60_000, refunds: 0 }, 0, 47_200],
    ['at most what the card left', { charges: 0, payments: 60_000, refunds: 0 }, 40_000, 7_200],
  ])('D-03 at the desk is %s', (_, desk, paidByCard, part) => {
    expect(at(desk, paidByCard).desk).toBe(part)
  })

  it('D-06 leaves out what was retained of earlier changes, of the card before the desk', () => {
    const desk = { charges: 0, payments: 30_000, refunds: 0 }
    const paid = { total: 47_200, desk }
    expect(paidForStay({ ...paid, changeRetained: 5_000, paidByCard: 20_000 })).toEqual({
      card: 15_000,
      desk: 30_000,
    })
    expect(paidForStay({ ...paid, changeRetained: 25_000, paidByCard: 20_000 })).toEqual({
      card: 0,
      desk: 25_000,
    })
  })
})

describe('splitIgv', () => {
  it.each([
    [11_800, 10_000, 1_800],
    [2_000, 1_695, 305],
    [1, 1, 0],
    [0, 0, 0],
  ])('D-04 %i céntimos are %i and IGV of %i', (total, base, igv) => {
    expect(splitIgv(total)).toEqual({ base, igv })
  })

  it('D-04 adds up to the amount, with an IGV within half a céntimo of 18 % of the base', () => {
    fc.assert(
      fc.property(amount, (total) => {
        const { base, igv } = splitIgv(total)
        expect(base + igv).toBe(total)
        expect(Math.abs(igv * 100 - base * 18)).toBeLessThanOrEqual(59)
      }),
    )
  })

  it('D-04 splits the total of a stay of whole soles as its quote does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 30 }), (soles, nights) => {
        const { price, igv, total } = quoteFor(soles * 10_000, nights)
        expect(splitIgv(total)).toEqual({ base: price, igv })
      }),
    )
  })
})
