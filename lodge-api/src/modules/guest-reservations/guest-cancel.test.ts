import { LODGE } from 'content'
import { guestErrorSentence } from 'shared-ui/copy/problems/problems'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { CLIENT } from '../../../test/fixtures/booking-requests.ts'
import { addEntry, paid as deskPayment } from '../../../test/fixtures/folio-entries.ts'
import { cancelAsGuest, guestTokenFor, seenByGuest } from '../../../test/fixtures/guest-link.ts'
import { addRoom, NOON, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import {
  cancelAsStaff,
  changeAsStaff,
  createAsStaff,
  nightsOf,
} from '../../../test/fixtures/reservation-changes.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { completeRefund } from '../refunds/refund-completer.ts'

const stayIn = (days: number): Stay => ({ entry: addDays(TODAY, days), departure: addDays(TODAY, days + 2) })
const LONGER: Stay = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 17) }

describe('cancellation by the link of a mail', () => {
  let fixture: SqliteLodge
  let roomId: string

  beforeEach(async () => {
    fixture = await openSqliteLodge()
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const paid = async (stay = stayIn(14)) => {
    const { id } = await bookByCard(fixture, roomId, stay)
    return { id, token: await guestTokenFor(fixture.lodge, id) }
  }
  const byStaff = async (stay = stayIn(14)) => {
    const id = String((await createAsStaff(fixture, roomId, { stay })).body.id)
    return { id, token: await guestTokenFor(fixture.lodge, id) }
  }
  const mailsSent = async () => {
    await collectMails(fixture.lodge)
  }

  it.each([
    [14, 80, 377.6],
    [13, 50, 236],
    [7, 50, 236],
    [6, 0, 0],
    [0, 0, 0],
  ])('B-12 P-08 %i days ahead is offered and refunded %i %%', async (daysAhead, percent, amount) => {
    const { id, token } = await paid(stayIn(daysAhead))
    expect((await seenByGuest(fixture, token)).offered).toEqual({ daysAhead, percent, amount })
    const { status, body } = await cancelAsGuest(fixture, token, { refund: amount })
    expect(status).toBe(200)
    expect(body.reservation).toMatchObject({
      state: 'cancelled',
      offered: null,
      given: {
        at: new Date(NOON).toISOString(),
        daysAhead,
        percent,
        amount,
        atDesk: 0,
        mayHavePaidAtDesk: false,
        state: amount === 0 ? null : 'waiting',
      },
    })
    const { refunds } = await reservationOf(fixture, id)
    expect(refunds.map((refund: { amount: number }) => refund.amount)).toEqual(amount === 0 ? [] : [amount])
  })

  it('B-12 is possible until 13:59 of the first day', async () => {
    const { token } = await byStaff(stayIn(0))
    fixture.pass(119 * MINUTE_MS)
    expect((await seenByGuest(fixture, token)).offered).toMatchObject({ daysAhead: 0 })
    expect((await cancelAsGuest(fixture, token)).status).toBe(200)
  })

  it.each([
    ['14:00 of the day of entry', 120 * MINUTE_MS],
    ['the day after', DAY_MS],
  ])('B-12 is refused from check-in on: %s', async (_, later) => {
    const { id, token } = await paid(stayIn(0))
    fixture.pass(later)
    expect((await seenByGuest(fixture, token)).offered).toBeNull()
    const { status, body } = await cancelAsGuest(fixture, token)
    expect([status, body.errorCode]).toEqual([409, 'stay_begun'])
    expect((await reservationOf(fixture, id)).state).toBe('confirmed')
  })

  it('B-12 frees the nights, records the guest in the history and writes no audit entry', async () => {
    const { id, token } = await paid()
    await cancelAsGuest(fixture, token)
    const { history, payment } = await reservationOf(fixture, id)
    expect(payment).toMatchObject({ state: 'confirmed', amount: 472 })
    expect(history.at(-1)).toMatchObject({
      kind: 'cancelled',
      by: null,
      facts: {
        reason: 'El huésped la canceló con el enlace de su correo.',
        percent: 80,
        daysAhead: 14,
        card: 377.6,
        desk: 0,
      },
    })
    const { kysely } = fixture.lodge.database
    expect(await kysely.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()).toEqual(
      [],
    )
    expect(await kysely.selectFrom('taken_night').selectAll().execute()).toEqual([])
  })

  it('B-12 requests the refund once and shows its progress', async () => {
    const { token } = await paid()
    await cancelAsGuest(fixture, token)
    const { id } = await fixture.lodge.database.kysely
      .selectFrom('refund')
      .select('id')
      .executeTakeFirstOrThrow()
    await completeRefund(fixture.lodge, id)
    await completeRefund(fixture.lodge, id)
    expect(fixture.payments.refunded.map(({ amount }) => amount)).toEqual([37_760])
    expect((await seenByGuest(fixture, token)).given).toMatchObject({ amount: 377.6, state: 'done' })
  })

  it('B-12 refuses a second request without a second refund', async () => {
    const { id, token } = await paid()
    await cancelAsGuest(fixture, token)
    const again = await cancelAsGuest(fixture, token, { refund: 377.6 })
    expect([again.status, again.body.errorCode]).toEqual([409, 'reservation_not_active'])
    expect((await reservationOf(fixture, id)).refunds).toHaveLength(1)
  })

  it('B-12 is refused after the day or the reservation has changed', async () => {
    const { id, token } = await paid()
    fixture.pass(DAY_MS)
    const nextDay = await cancelAsGuest(fixture, token, { refund: 377.6 })
    expect([nextDay.status, nextDay.body.errorCode]).toEqual([409, 'amounts_differ'])
    expect(nextDay.body.errorMessage).toBe(guestErrorSentence('amounts_differ'))
    const { version } = await reservationOf(fixture, id)
    const change = { version, room: roomId, ...nightsOf(LONGER), total: 708, settlement: 'desk' }
    expect((await changeAsStaff(fixture, id, change)).status).toBe(200)
    const changed = await cancelAsGuest(fixture, token, { version })
    expect([changed.status, changed.body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(changed.body.errorMessage).toBe(guestErrorSentence('changed_meanwhile'))
    expect(changed.body.current).toEqual(await seenByGuest(fixture, token))
    expect(JSON.stringify(changed.body)).not.toContain(CLIENT.identificationDocumentNumber)
    expect((await reservationOf(fixture, id)).state).toBe('confirmed')
  })

  it('B-12 refunds the share of what the card paid, not what a change left to the desk', async () => {
    const { id, token } = await paid()
    const { version } = await reservationOf(fixture, id)
    const change = { version, room: roomId, ...nightsOf(LONGER), total: 708, settlement: 'desk' }
    await changeAsStaff(fixture, id, change)
    expect(await seenByGuest(fixture, token)).toMatchObject({ paidByCard: 472, offered: { amount: 377.6 } })
    await mailsSent()
    const { body } = await cancelAsGuest(fixture, token)
    expect(body.reservation.given).toMatchObject({ amount: 377.6, mayHavePaidAtDesk: true })
    const [toGuest, toLodge] = await collectMails(fixture.lodge)
    expect(toGuest?.text).toContain('Si pagó algo en el hospedaje')
    expect(toLodge?.text).toContain('le corresponde el 80 %')
  })

  it('B-12 refunds nothing without a card payment and explains payments at the desk', async () => {
    const { id, token } = await byStaff()
    expect((await seenByGuest(fixture, token)).offered).toEqual({ daysAhead: 14, percent: 80, amount: 0 })
    await mailsSent()
    expect((await cancelAsGuest(fixture, token)).body.reservation.given).toMatchObject({
      percent: 80,
      amount: 0,
      mayHavePaidAtDesk: true,
      state: null,
    })
    expect((await reservationOf(fixture, id)).refunds).toEqual([])
    const [toGuest] = await collectMails(fixture.lodge)
    expect(toGuest?.text).toContain('No pagó con tarjeta')
    expect(toGuest?.text).toContain('Si pagó algo en el hospedaje')
  })

  it('B-12 mails the guest and the lodge', async () => {
    const { id, token } = await paid()
    await mailsSent()
    await cancelAsGuest(fixture, token)
    const [toGuest, toLodge, ...more] = await collectMails(fixture.lodge)
    expect(more).toEqual([])
    expect(toGuest).toMatchObject({
      to: CLIENT.email,
      subject: expect.stringContaining('Cancelamos su reserva'),
    })
    expect(toGuest?.text).toContain('S/.\u00a0377.60')
    expect(toGuest?.text).not.toContain('Si pagó algo en el hospedaje')
    expect(toLodge).toMatchObject({
      to: LODGE.email,
      replyTo: CLIENT.email,
      subject: expect.stringContaining('El huésped canceló'),
    })
    expect(toLodge?.text).toContain('S/.\u00a0377.60')
    expect(toLodge?.text).toContain(`${fixture.lodge.config.adminUrl}/view-reservation/${id}`)
    expect(toLodge?.text).not.toContain('acuérdelo con él')
    const kinds = (await reservationOf(fixture, id)).history.map(({ kind }: { kind: string }) => kind)
    expect(kinds.at(-1)).toBe('cancellation_mail_sent')
  })

  it('B-12 shows the refund at the desk of a cancellation by staff', async () => {
    const { id, token } = await byStaff()
    await addEntry(fixture, id, deskPayment(100, 'cash'))
    await cancelAsStaff(fixture, id, { refund: 80 })
    expect((await seenByGuest(fixture, token)).given).toMatchObject({
      amount: 0,
      atDesk: 80,
      mayHavePaidAtDesk: false,
      state: null,
    })
  })

  it.each([
    ['no version', { refund: 0 }, 'version'],
    ['half a version', { version: 1.5, refund: 0 }, 'version'],
    ['no refund', { version: 1 }, 'refund'],
    ['a refund as text', { version: 1, refund: 'todo' }, 'refund'],
  ])('V-10 is refused for %s', async (_, shown, field) => {
    const { token } = await byStaff()
    const { status, body } = await fixture.call('POST', `/guest-reservation/cancel?token=${token}`, shown)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})
