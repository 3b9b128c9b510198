import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { addEntry, paid } from '../../../test/fixtures/folio-entries.ts'
import { addRoom, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff, jobsOf } from '../../../test/fixtures/reservation-changes.ts'

const STAY: Stay = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }

describe('cancelReservation', () => {
  let fixture: SqliteLodge
  let roomId: string

  beforeEach(async () => {
    fixture = await openSqliteLodge()
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = async (stay = STAY) => String((await createAsStaff(fixture, roomId, { stay })).body.id)
  const cancel = (id: string, more: object = {}) => cancelAsStaff(fixture, id, more)

  it.each([
    [14, 377.6],
    [13, 236],
    [6, 0],
  ])("P-08 orders the policy's share of the card payment %i days ahead", async (daysAhead, refund) => {
    const stay = { entry: addDays(TODAY, daysAhead), departure: addDays(TODAY, daysAhead + 2) }
    const { id } = await bookByCard(fixture, roomId, stay)
    expect((await cancel(id, { refund })).status).toBe(200)
    const { refunds } = await reservationOf(fixture, id)
    expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual(refund === 0 ? [] : [refund])
  })

  it('P-08 frees the nights, retains record, reason and payment, and mails the guest on request', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    await cancel(id, { refund: 377.6, notice: 'mail' })
    const reservation = await reservationOf(fixture, id)
    expect(reservation).toMatchObject({
      state: 'cancelled',
      payment: { state: 'confirmed', amount: 472 },
      paidByCard: 94.4,
    })
    expect(reservation.history.at(-1)).toMatchObject({
      kind: 'cancelled',
      by: 'recepcion',
      facts: { reason: 'El huésped está enfermo.', percent: 80, daysAhead: 14, card: 377.6, desk: 0 },
    })
    const mails = (await jobsOf(fixture)).filter(({ kind }) => kind === 'mail')
    expect(mails.map(({ template }) => template)).toEqual([
      'reservation-confirmed',
      'reservation-notice',
      'reservation-cancelled',
    ])
    expect(await create()).not.toBe(id)
    expect((await fixture.staffRequest('GET', '/reservation?state=cancelled')).body.total).toBe(1)
    expect((await fixture.staffRequest('GET', '/reservation?state=standing')).body.total).toBe(1)
    expect((await fixture.staffRequest('GET', '/reservation')).body.total).toBe(2)
    const auditEntries = await fixture.lodge.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(auditEntries.map(({ after }) => after)).toContain(
      JSON.stringify({ state: 'cancelled', percent: 80, card: 377.6, desk: 0 }),
    )
  })

  it('A-04 leaves a cancelled reservation out of the counts', async () => {
    const id = await create()
    const counted = async () => {
      const { body } = await fixture.staffRequest('GET', '/statistic/main-statistic')
      return body.results[0].reservations.length
    }
    expect(await counted()).toBe(1)
    await cancel(id)
    expect(await counted()).toBe(0)
  })

  it('P-08 records the same share by hand for money paid without a card', async () => {
    const id = await create()
    await addEntry(fixture, id, paid(100, 'cash'))
    expect((await cancel(id, { refund: 80 })).status).toBe(200)
    const { refunds, payment } = await reservationOf(fixture, id)
    expect(payment).toBeNull()
    expect(refunds).toMatchObject([
      { amount: 80, state: 'paid_by_hand', cause: 'cancellation', reference: '' },
    ])
  })

  it('P-08 refunds the amount shown, or refuses after the day has changed', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    fixture.pass(DAY_MS)
    expect((await cancel(id, { refund: 377.6 })).body.errorCode).toBe('amounts_differ')
    expect((await cancel(id, { refund: 236 })).status).toBe(200)
  })

  it('P-08 requires a reason', async () => {
    const { status, body } = await cancel(await create(), { reason: '  ' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
  })

  it('A-05 deletes a cancelled reservation', async () => {
    const id = await create()
    await cancel(id)
    const { status } = await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    expect(status).toBe(200)
  })
})
