import { describe, expect, it } from 'vitest'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { cancelProblems, cancelRefund, cancelRequest, EMPTY_CANCEL } from './refund-draft.ts'

const BY_HAND = { ...SAMPLE_DETAIL, payment: null, paidByCard: 0 }
const draft = (part: Partial<typeof EMPTY_CANCEL> = {}) => ({ ...EMPTY_CANCEL, reason: 'Enferma', ...part })

describe('cancellation draft', () => {
  it('P-08 refunds the share of the amount paid by card', () => {
    expect(cancelRefund(SAMPLE_DETAIL, '2026-12-14')).toEqual({
      daysAhead: 14,
      percent: 80,
      toCard: 830.72,
      atDesk: 0,
      total: 830.72,
    })
    expect(cancelRefund(SAMPLE_DETAIL, '2026-12-21').total).toBe(519.2)
    expect(cancelRefund(SAMPLE_DETAIL, '2026-12-22').total).toBe(0)
  })

  it('D-03 refunds the same share of what the folio has as paid at the desk', () => {
    const refund = cancelRefund({ ...BY_HAND, paidForStay: { card: 0, desk: 100.55 } }, '2026-12-14')
    expect(refund).toMatchObject({ toCard: 0, atDesk: 80.44, total: 80.44 })
    expect(cancelRequest(draft(), refund, 2)).toEqual({
      version: 2,
      reason: 'Enferma',
      refund: 80.44,
      notice: 'mail',
    })
  })

  it('V-10 requires a reason', () => {
    expect(Object.keys(cancelProblems(draft({ reason: '  ' })))).toEqual(['reason'])
    expect(cancelProblems(draft())).toEqual({})
  })
})
