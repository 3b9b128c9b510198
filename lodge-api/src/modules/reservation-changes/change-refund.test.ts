import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addEntry, charge, paid } from '../../../test/fixtures/folio-entries.ts'
import { guestTokenFor, seenByGuest } from '../../../test/fixtures/guest-link.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import {
  cancelAsStaff,
  changeAsStaff,
  createAsStaff,
  nightsOf,
} from '../../../test/fixtures/reservation-changes.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

/** Two nights of 236.00. */
const STAY: Stay = { entry: addDays(TODAY, 10), departure: addDays(TODAY, 12) }
const SHORTER: Stay = { ...STAY, departure: addDays(TODAY, 11) }
const EARLIER: Stay = { entry: addDays(TODAY, 9), departure: STAY.entry }

describeOnEachDatabase('the refund of a change', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const change = async (id: string, stay: Stay, more: object) => {
    const { version } = await reservationOf(fixture, id)
    return changeAsStaff(fixture, id, { version, room: roomId, ...nightsOf(stay), ...more })
  }
  const shorten = (id: string, more: object) =>
    change(id, SHORTER, { total: 236, settlement: 'card', ...more })
  const byCard = async () => (await bookByCard(fixture, roomId, STAY)).id
  const byStaff = async () => String((await createAsStaff(fixture, roomId, { stay: STAY })).body.id)

  it('D-06 refunds the share of P-08 of the dropped nights and retains the rest', async () => {
    const { id, purchaseNumber } = await bookByCard(fixture, roomId, STAY)
    expect((await shorten(id, { refund: 118 })).status).toBe(200)
    const reservation = await reservationOf(fixture, id)
    expect(reservation).toMatchObject({
      total: 236,
      payment: { amount: 472, state: 'confirmed' },
      paidByCard: 354,
      paidForStay: { card: 236, desk: 0 },
      folio: { owed: 354, changeRetained: 118, refunds: 118, balance: 0 },
      refunds: [
        {
          amount: 118,
          cause: 'change',
          state: 'waiting',
          reference: expect.stringMatching(`^${purchaseNumber}-`),
        },
      ],
    })
    expect(reservation.history.at(-1)).toMatchObject({
      kind: 'changed',
      facts: { share: 'policy', percent: 50, card: 118, retained: 118 },
    })
  })

  it.each([
    ['all', 236, 0],
    ['none', 0, 236],
  ])('D-06 refunds %s with a reason, and the balance stays zero', async (share, refund, retained) => {
    const id = await byCard()
    const without = await shorten(id, { share, refund })
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['reason']])
    expect((await shorten(id, { share, refund, reason: 'Se fue la luz.' })).status).toBe(200)
    const { folio, history } = await reservationOf(fixture, id)
    expect(folio).toMatchObject({ changeRetained: retained, refunds: refund, balance: 0 })
    expect(history.at(-1).facts).toMatchObject({ share, reason: 'Se fue la luz.' })
  })

  it('D-06 refuses a refund that differs from the one calculated, and changes nothing', async () => {
    const id = await byCard()
    expect((await shorten(id, { refund: 236 })).body.errorCode).toBe('amounts_differ')
    expect(await reservationOf(fixture, id)).toMatchObject({ total: 472, refunds: [], version: 2 })
  })

  it('D-06 refunds nothing of an unpaid stay and of charges', async () => {
    const id = await byStaff()
    await addEntry(fixture, id, charge(60, 'Restaurante'))
    await addEntry(fixture, id, paid(60, 'cash'))
    expect((await shorten(id, { refund: 0 })).status).toBe(200)
    const { folio, refunds } = await reservationOf(fixture, id)
    expect(refunds).toEqual([])
    expect(folio).toMatchObject({ owed: 236, changeRetained: 0, balance: 236 })
  })

  it('D-06 refunds by hand what was paid at the desk beyond the new total', async () => {
    const id = await byStaff()
    await addEntry(fixture, id, paid(300, 'yape'))
    await shorten(id, { refund: 32 })
    const { folio, refunds } = await reservationOf(fixture, id)
    expect(refunds).toMatchObject([{ amount: 32, cause: 'change', state: 'paid_by_hand', reference: '' }])
    expect(folio).toMatchObject({ owed: 268, changeRetained: 32, balance: 0 })
  })

  it('D-06 refunds the part of the card by hand on request, and counts it as of the card', async () => {
    const id = await byCard()
    await shorten(id, { refund: 118, settlement: 'desk' })
    expect(await reservationOf(fixture, id)).toMatchObject({
      paidByCard: 354,
      refunds: [{ amount: 118, cause: 'change', state: 'paid_by_hand', reference: '' }],
    })
    await change(id, EARLIER, { total: 236, refund: 0 })
    expect((await reservationOf(fixture, id)).refunds).toHaveLength(1)
  })

  it('D-06 uses what was retained when nights are added again, so that a mistake can be undone', async () => {
    const id = await byCard()
    await shorten(id, { refund: 0, share: 'none', reason: 'Por error' })
    await change(id, STAY, { total: 472 })
    expect((await reservationOf(fixture, id)).folio).toMatchObject({
      owed: 472,
      changeRetained: 0,
      balance: 0,
    })
  })

  it('D-06 refunds a later cancellation by what was paid for the shorter stay, and the link says the same', async () => {
    const id = await byCard()
    await shorten(id, { refund: 118 })
    const seen = await seenByGuest(fixture, await guestTokenFor(fixture.lodge, id))
    expect(seen).toMatchObject({ retained: 118, balance: 0, offered: { percent: 50, amount: 118 } })
    expect((await cancelAsStaff(fixture, id, { refund: 118 })).status).toBe(200)
    const { folio, refunds } = await reservationOf(fixture, id)
    expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([118, 118])
    expect(folio).toMatchObject({ owed: 236, changeRetained: 118, balance: 0 })
  })

  it('D-06 gives a guest in house who leaves early nothing by the policy, as a cancellation would', async () => {
    const id = await byCard()
    fixture.pass(10 * DAY_MS)
    const { version } = await reservationOf(fixture, id)
    await fixture.staffRequest('POST', `/reservation/check-in?reservationID=${id}`, { version })
    fixture.pass(DAY_MS)
    expect((await shorten(id, { refund: 0 })).status).toBe(200)
    expect((await reservationOf(fixture, id)).folio).toMatchObject({ changeRetained: 236, balance: 0 })
  })

  it('D-06 keeps what was retained of a change through a no-show and its undo', async () => {
    const id = await byCard()
    await shorten(id, { refund: 118 })
    fixture.pass(10 * DAY_MS + 9 * 3_600_000)
    const { version } = await reservationOf(fixture, id)
    await fixture.staffRequest('POST', `/reservation/no-show?reservationID=${id}`, { version })
    expect((await reservationOf(fixture, id)).folio).toMatchObject({ owed: 354, balance: 0 })
    await fixture.staffRequest('POST', `/reservation/undo-stay?reservationID=${id}`, { version: version + 1 })
    expect((await reservationOf(fixture, id)).folio).toMatchObject({ owed: 354, balance: 0 })
  })

  it('D-06 mails the guest what was paid, refunded and retained', async () => {
    const id = await byCard()
    await collectMails(fixture.lodge)
    await shorten(id, { refund: 118, notice: 'mail' })
    const [mail] = await collectMails(fixture.lodge)
    const text = (mail?.text ?? '').replaceAll('\u00a0', ' ')
    expect(text).toMatch(/Pagado:?\s+S\/\. 472\.00/)
    expect(text).toMatch(/Le devolveremos a su tarjeta:?\s+S\/\. 118\.00/)
    expect(text).toMatch(/Retenido según las condiciones:?\s+S\/\. 118\.00/)
    expect(text).not.toContain('Por pagar en el hospedaje')
  })
})
