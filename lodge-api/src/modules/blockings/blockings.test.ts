import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

describeOnEachDatabase('blockings', (open) => {
  let fixture: LodgeFixture
  let room: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    room = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const block = (...dates: string[]) =>
    fixture.staffRequest('POST', `/blocking/create?roomID=${room}`, {
      blockings: dates.map((date) => ({ date })),
    })
  const unblock = (blockings: object[]) =>
    fixture.staffRequest('DELETE', `/blocking/delete?roomID=${room}`, { blockings })
  const calendar = async () => (await fixture.staffRequest('GET', `/blocking?roomID=${room}`)).body
  const blocked = async () => (await calendar()).blockings.map(({ date }: { date: string }) => date)
  const reserve = (entry: string, departure: string) =>
    fixture.staffRequest('POST', `/reservation/create?roomID=${room}`, {
      reservation: reservationBody(room, { entry, departure }),
      client: CLIENT,
    })

  it('C-04 case 10 blocks a single night and unblocks it', async () => {
    expect((await block('2027-03-20')).status).toBe(200)
    expect((await reserve('2027-03-20', '2027-03-21')).body.errorCode).toBe('nights_taken')
    expect((await reserve('2027-03-19', '2027-03-20')).status).toBe(200)
    expect((await reserve('2027-03-21', '2027-03-22')).status).toBe(200)
    const { blockings } = await calendar()
    expect((await unblock(blockings)).status).toBe(200)
    expect((await reserve('2027-03-20', '2027-03-21')).status).toBe(200)
  })

  it('C-04 shows visitors blocked nights, and staff also reserved and held ones', async () => {
    await block('2027-03-20')
    await reserve('2027-03-22', '2027-03-24')
    const hold = sessionRequest(room, { entry: '2027-03-26', departure: '2027-03-27' })
    await fixture.call('POST', hold.url, hold.body)
    expect(await calendar()).toEqual({
      blockings: [{ _id: expect.any(String), date: '2027-03-20' }],
      reservedNights: ['2027-03-22', '2027-03-23'],
      heldNights: ['2027-03-26'],
    })
    const { body } = await fixture.call('GET', `/blocking?roomID=${room}`)
    expect(Object.keys(body)).toEqual(['blockings'])
  })

  it('case 10 refuses to block reserved nights, names them and blocks nothing', async () => {
    await reserve('2027-03-21', '2027-03-23')
    const { status, body } = await block('2027-03-20', '2027-03-21', '2027-03-22')
    expect([status, body.errorCode]).toEqual([409, 'nights_not_free'])
    expect(body.fields).toEqual({
      'blockings.1.date': 'Esa noche está reservada.',
      'blockings.2.date': 'Esa noche está reservada.',
    })
    expect(await blocked()).toEqual([])
  })

  it('case 10 creates one blocking for simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => block('2027-03-20', '2027-03-20')))
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(responses.flatMap(({ body }) => body.unchanged)).toEqual(Array(5).fill('2027-03-20'))
    expect(await blocked()).toEqual(['2027-03-20'])
  })

  it('case 10 reports nights blocked or freed meanwhile and changes the others', async () => {
    await block('2027-03-21')
    expect((await block('2027-03-20', '2027-03-21', '2027-03-22')).body).toEqual({
      unchanged: ['2027-03-21'],
    })
    const { blockings } = await calendar()
    await unblock(blockings.slice(1, 2))
    expect((await unblock(blockings)).body).toEqual({ unchanged: ['2027-03-21'] })
    expect(await blocked()).toEqual([])
  })

  it('A-08 refuses past nights, nights too far ahead and an empty list, naming each', async () => {
    const { status, body } = await block('2027-03-09', TODAY, '2038-01-01', '2027-02-30')
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(['blockings.3.date'])
    expect((await block('2027-03-09', TODAY, '2038-01-01')).body.fields).toEqual({
      'blockings.0.date': 'Ese día ya pasó.',
      'blockings.2.date': 'Ese día está demasiado lejos: todavía no se puede reservar.',
    })
    expect((await block()).body.fields).toEqual({ blockings: 'Elija al menos un día.' })
    expect(await blocked()).toEqual([])
  })

  it('A-09 leaves blockings of other rooms alone and accepts one already removed', async () => {
    await block(TODAY)
    const { blockings } = await calendar()
    const other = await addRoom(fixture.lodge, { identifier: 'Lúcuma' })
    await fixture.staffRequest('DELETE', `/blocking/delete?roomID=${other}`, { blockings })
    expect(await blocked()).toEqual([TODAY])
    await unblock(blockings)
    expect((await unblock(blockings)).status).toBe(200)
    expect(await blocked()).toEqual([])
  })

  it('C-02 requires staff and an existing room', async () => {
    const body = { blockings: [{ date: TODAY }] }
    expect((await fixture.call('POST', `/blocking/create?roomID=${room}`, body)).status).toBe(401)
    expect((await fixture.staffRequest('POST', '/blocking/create?roomID=none', body)).status).toBe(404)
    expect((await fixture.call('GET', '/blocking?roomID=none')).body.errorCode).toBe('room_not_found')
  })
})
