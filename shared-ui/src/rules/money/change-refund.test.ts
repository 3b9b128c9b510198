import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { changeRefund, REFUND_SHARES, type RefundShare } from './change-refund.ts'
import { folioBalance, owedForStay, paidForStay } from './folio.ts'

const TODAY = '2026-12-01'

/** Shortens a stay of 1,000.00, paid by card and at the desk, to 600.00. */
const shorten = (daysAhead: number, share: RefundShare, paid = { card: 100_000, desk: 0 }) =>
  changeRefund(
    { before: { total: 100_000, entry: addDays(TODAY, daysAhead), paid, retained: 0 }, total: 60_000 },
    { today: TODAY, share },
  )

describe('changeRefund', () => {
  it.each([
    [20, 'policy', 80, 32_000, 8_000],
    [14, 'policy', 80, 32_000, 8_000],
    [13, 'policy', 50, 20_000, 20_000],
    [6, 'policy', 0, 0, 40_000],
    [-2, 'policy', 0, 0, 40_000],
    [-2, 'all', 100, 40_000, 0],
    [20, 'none', 0, 0, 40_000],
  ] as const)(
    'D-06 %i days ahead, %s, refunds %i %% of the dropped nights',
    (daysAhead, share, percent, card, retained) => {
      expect(shorten(daysAhead, share)).toEqual({
        daysAhead,
        percent,
        left: 40_000,
        refund: { card, desk: 0 },
        retained,
      })
    },
  )

  it("D-06 refunds the desk's payments before the card's", () => {
    expect(shorten(20, 'all', { card: 70_000, desk: 30_000 }).refund).toEqual({ card: 10_000, desk: 30_000 })
  })

  it('D-06 refunds only what was paid beyond the new total, and nothing of an unpaid stay', () => {
    expect(shorten(20, 'all', { card: 0, desk: 65_000 }).refund).toEqual({ card: 0, desk: 5_000 })
    expect(shorten(20, 'policy', { card: 0, desk: 0 })).toMatchObject({ left: 0, retained: 0 })
  })

  it('D-06 uses what was retained once the stay becomes dearer again', () => {
    const before = { total: 60_000, entry: TODAY, paid: { card: 60_000, desk: 0 }, retained: 20_000 }
    const longer = (total: number) => changeRefund({ before, total }, { today: TODAY, share: 'policy' })
    expect(longer(75_000).retained).toBe(5_000)
    expect(longer(100_000).retained).toBe(0)
    expect(longer(60_000).retained).toBe(20_000)
  })

  const amount = fc.integer({ min: 0, max: 200_000 })
  const steps = fc.array(
    fc.record({
      total: fc.integer({ min: 1, max: 200_000 }),
      daysAhead: fc.integer({ min: -3, max: 20 }),
      share: fc.constantFrom(...REFUND_SHARES),
    }),
    { minLength: 1, maxLength: 6 },
  )

  it('D-06 leaves the balance of a stay that was paid in full at zero, however often it is shortened', () => {
    fc.assert(
      fc.property(amount, amount, steps, (card, desk, changes) => {
        let total = card + desk
        let [ofCard, ofDesk, retained] = [0, 0, 0]
        const paid = () =>
          paidForStay({
            total,
            changeRetained: retained,
            paidByCard: card - ofCard,
            desk: { charges: 0, payments: desk, refunds: ofDesk },
          })
        const balance = () =>
          folioBalance({
            owed: owedForStay({ state: 'confirmed', total, retained: null, changeRetained: retained }),
            charges: 0,
            payments: card + desk,
            refunds: ofCard + ofDesk,
          })
        for (const { total: next, daysAhead, share } of changes) {
          const wasSettled = balance() === 0
          const before = { total, entry: addDays(TODAY, daysAhead), paid: paid(), retained }
          const change = changeRefund({ before, total: next }, { today: TODAY, share })
          const isShorter = next <= total
          total = next
          ofCard += change.refund.card
          ofDesk += change.refund.desk
          ;({ retained } = change)
          expect(isShorter && wasSettled ? balance() : 0).toBe(0)
          expect(balance()).toBeGreaterThanOrEqual(0)
          expect(ofCard).toBeLessThanOrEqual(card)
          expect(ofDesk).toBeLessThanOrEqual(desk)
          expect(retained).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
