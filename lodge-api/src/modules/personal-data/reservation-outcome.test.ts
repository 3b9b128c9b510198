import { describe, expect, it } from 'vitest'
import { type ErasableReservation, outcomeOf } from './reservation-outcome.ts'

const STAY: ErasableReservation = {
  state: 'confirmed',
  out_date: '2026-11-20',
  client_data: 'whole',
  payment_state: null,
  next_attempt_at: null,
  open_refunds: 0,
  folio_entries: 0,
}
const of = (reservation: Partial<ErasableReservation>, today = '2026-12-01') =>
  outcomeOf({ ...STAY, ...reservation }, today)

describe('outcomeOf', () => {
  it('O-08 erases the client of a past stay and retains the document for five years', () => {
    expect(of({})).toEqual({ outcome: 'erasable', documentUntil: '2032-01-01' })
    expect(of({ client_data: 'document' })).toEqual({ outcome: 'erased', documentUntil: '2032-01-01' })
  })

  it('O-08 erases the document too once tax law no longer asks for it', () => {
    const erased = { outcome: 'erasable', documentUntil: null }
    expect(of({}, '2031-12-31').documentUntil).toBe('2032-01-01')
    expect(of({}, '2032-01-01')).toEqual(erased)
    expect(of({ client_data: 'document' }, '2032-01-01')).toEqual(erased)
    expect(of({ client_data: 'erased' })).toEqual({ outcome: 'erased', documentUntil: null })
  })

  it('O-08 retains nothing of a reservation without money', () => {
    for (const state of ['cancelled', 'deleted', 'failed'] as const)
      expect(of({ state })).toEqual({ outcome: 'erasable', documentUntil: null })
    expect(of({ state: 'cancelled', payment_state: 'confirmed' }).documentUntil).toBe('2032-01-01')
    expect(of({ state: 'deleted', folio_entries: 1 }).documentUntil).toBe('2032-01-01')
  })

  it('O-08 never erases the client of a stay that is to come, until the day of departure is over', () => {
    expect(of({ out_date: '2027-01-05' }).outcome).toBe('stay_to_come')
    expect(of({}, '2026-11-21').outcome).toBe('stay_to_come')
    expect(of({}, '2026-11-22').outcome).toBe('erasable')
    expect(of({ out_date: '2027-01-05', state: 'cancelled' }).outcome).toBe('erasable')
  })

  it('O-08 waits for open payments and refunds', () => {
    for (const payment_state of ['held', 'charging', 'unknown', 'returning'] as const)
      expect(of({ state: 'failed', payment_state }).outcome).toBe('payment_open')
    // A charge that was not found is looked up once more later.
    const late = { state: 'failed', payment_state: 'never_charged', next_attempt_at: '2026-12-01' } as const
    expect(of(late).outcome).toBe('payment_open')
    expect(of({ state: 'pending' }).outcome).toBe('payment_open')
    expect(of({ state: 'cancelled', open_refunds: 1 }).outcome).toBe('refund_open')
  })
})
