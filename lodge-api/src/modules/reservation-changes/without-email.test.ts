import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, changeAsStaff, nightsOf } from '../../../test/fixtures/reservation-changes.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const STAY = { entry: addDays(TODAY, 20), departure: addDays(TODAY, 22) }
const LATER = { entry: addDays(TODAY, 30), departure: addDays(TODAY, 32) }

describeOnEachDatabase('a guest without e-mail', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const create = (client: object) =>
    fixture.staffRequest('POST', `/reservation/create?roomID=${roomId}`, {
      reservation: reservationBody(roomId, STAY),
      client: { ...CLIENT, ...client },
    })
  const correctEmail = async (id: string, email: string) => {
    const { version } = await reservationOf(fixture, id)
    return fixture.staffRequest('PUT', `/reservation/update?reservationID=${id}`, {
      version,
      client: { ...CLIENT, email },
      channel: 'WEB',
      detail: '',
      notes: '',
    })
  }
  const resend = (id: string) =>
    fixture.staffRequest('POST', `/reservation/send-confirmation?reservationID=${id}`)
  const receivers = async () => (await collectMails(fixture.lodge)).map(({ to }) => to)

  it('D-13 is stored with an empty e-mail and gets no mail: no confirmation, change or cancellation', async () => {
    const { status, body } = await create({ email: '' })
    expect(status).toBe(200)
    const id = String(body.id)
    expect((await reservationOf(fixture, id)).client.email).toBe('')
    const change = { room: roomId, ...nightsOf(LATER), total: 472, notice: 'mail' }
    expect((await changeAsStaff(fixture, id, change)).status).toBe(200)
    expect((await cancelAsStaff(fixture, id, { notice: 'mail' })).status).toBe(200)
    expect(await receivers()).toEqual([])
    const { history } = await reservationOf(fixture, id)
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created_by_staff',
      'changed',
      'cancelled',
    ])
  })

  it('D-13 cannot be sent the confirmation again, until staff correct the e-mail', async () => {
    const id = String((await create({ email: '' })).body.id)
    const refused = await resend(id)
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'guest_without_email'])
    expect((await correctEmail(id, 'rosa.nueva@example.pe')).status).toBe(200)
    expect((await resend(id)).status).toBe(200)
    // The confirmation that waited since the reservation was made has an address now as well.
    expect(new Set(await receivers())).toEqual(new Set(['rosa.nueva@example.pe']))
  })

  it('D-13 who paid by card and loses the e-mail gets no mail either, and the lodge’s notices still arrive', async () => {
    const { id } = await bookByCard(fixture, roomId, STAY)
    expect((await correctEmail(id, '')).status).toBe(200)
    const mails = await collectMails(fixture.lodge)
    expect(mails.map(({ to }) => to)).not.toContain('')
    expect(mails.map(({ replyTo }) => replyTo)).not.toContain('')
    expect(mails).toHaveLength(1)
  })

  it('D-13 must be stated: a missing or malformed e-mail is refused, and visitors need one', async () => {
    const missing = await create({ email: undefined })
    expect([missing.status, missing.body.fields]).toEqual([400, { 'client.email': 'Complete este campo.' }])
    expect((await create({ email: 'rosa@' })).body.fields).toEqual({
      'client.email': 'Escriba un correo válido, sin tildes ni espacios, como nombre@ejemplo.com.',
    })
    const booking = await fixture.call('POST', `/reservation/make-reservation?roomID=${roomId}`, {
      reservation: reservationBody(roomId, STAY),
      client: { ...CLIENT, email: '' },
      payment: { tokenId: 'x', purchaseNumber: '1', amount: 472 },
    })
    expect(booking.body.fields).toMatchObject({ 'client.email': expect.any(String) })
  })
})
