import { describe, expect, it } from 'vitest'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { cancelProblems, cancelRefund, cancelRequest, EMPTY_CANCEL, mayBePaidAtDesk } from './refund-draft.ts'

const BY_HAND = { ...SAMPLE_DETAIL, payment: null, paidByCard: 0 }
const draft = (part: Partial<typeof EMPTY_CANCEL> = {}) => ({ ...EMPTY_CANCEL, reason: 'Enferma', ...part })

describe('cancellation draft', () => {
  it('P-08 refunds the share of the amount paid by card', () => {
    expect(cancelRefund(draft(), SAMPLE_DETAIL, '2026-12-14')).toEqual({
      daysAhead: 14,
      percent: 80,
      toCard: 830.72,
      atDesk: 0,
      total: 830.72,
    })
    expect(cancelRefund(draft(), SAMPLE_DETAIL, '2026-12-21').total).toBe(519.2)
    expect(cancelRefund(draft(), SAMPLE_DETAIL, '2026-12-22').total).toBe(0)
  })

  it('P-08 refunds the same share of the amount paid at the desk', () => {
    const refund = cancelRefund(draft({ paidAtDesk: '100,55' }), BY_HAND, '2026-12-14')
    expect(refund).toMatchObject({ toCard: 0, atDesk: 80.44, total: 80.44 })
    expect(cancelRequest(draft({ paidAtDesk: '100,55' }), refund, 2)).toMatchObject({
      version: 2,
      paidAtDesk: 100.55,
      refund: 80.44,
    })
  })

  it('P-08 limits the refundable card payment to the total, since the excess is owed at the desk already', () => {
    expect(cancelRefund(draft(), { ...SAMPLE_DETAIL, total: 500 }, '2026-12-14').toCard).toBe(400)
  })

  it('P-08 asks for the desk payment only if the card has not paid all', () => {
    expect(mayBePaidAtDesk(SAMPLE_DETAIL)).toBe(false)
    expect(mayBePaidAtDesk(BY_HAND)).toBe(true)
    expect(mayBePaidAtDesk({ ...SAMPLE_DETAIL, paidByCard: 944 })).toBe(true)
  })

  it.each([
    ['an amount that is not a number', { paidAtDesk: 'cien' }, ['paidAtDesk']],
    ['three decimals', { paidAtDesk: '1.005' }, ['paidAtDesk']],
    ['more than the stay costs', { paidAtDesk: '1038.41' }, ['paidAtDesk']],
    ['no reason', { reason: '  ' }, ['reason']],
    ['nothing in a valid draft', { paidAtDesk: '1038.40' }, []],
  ])('V-10 rejects %s', (_, part, faults) => {
    expect(Object.keys(cancelProblems(draft(part), BY_HAND))).toEqual(faults)
  })
})
