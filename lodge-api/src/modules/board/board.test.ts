import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { blockedRuns } from './blocked-runs.ts'

describeOnEachDatabase('the occupancy board', (open) => {
  let fixture: LodgeFixture
  let second: string
  let tenth: string
  let statements: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open((sql) => statements.push(sql)), scriptedProvider)
    tenth = await addRoom(fixture.lodge, { identifier: 'Habitación 10' })
    second = await addRoom(fixture.lodge, { identifier: 'Habitación 2' })
  })
  afterEach(() => fixture.close())

  const requestBoard = (from: string, to: string) =>
    fixture.staffRequest('GET', `/board?from=${from}&to=${to}`)
  const reserve = async (room: string, entry: string, departure: string): Promise<string> => {
    const { body } = await fixture.staffRequest('POST', `/reservation/create?roomID=${room}`, {
      reservation: { ...reservationBody(room, { entry, departure }), channel: 'Teléfono' },
      client: CLIENT,
    })
    return String(body.id)
  }
  const block = (room: string, dates: string[]) =>
    fixture.staffRequest('POST', `/blocking/create?roomID=${room}`, {
      blockings: dates.map((date) => ({ date })),
    })

  it('A-05, C-04 lists rooms in numeric order with reservations, blockings and holds', async () => {
    const id = await reserve(second, '2027-03-12', '2027-03-14')
    await block(tenth, ['2027-03-15', '2027-03-16', '2027-03-18'])
    const hold = sessionRequest(tenth, { entry: '2027-03-20', departure: '2027-03-22' })
    await fixture.call('POST', hold.url, hold.body)
    const { status, body } = await requestBoard('2027-03-10', '2027-04-09')
    expect(status).toBe(200)
    const room = { category: 'Doble', capacity: 2, archived: false }
    const text = expect.any(String)
    expect(body).toEqual({
      from: '2027-03-10',
      to: '2027-04-09',
      rooms: [
        { _id: second, identifier: 'Habitación 2', ...room },
        { _id: tenth, identifier: 'Habitación 10', ...room },
      ],
      reservations: [
        {
          _id: id,
          room: second,
          inDate: '2027-03-12',
          outDate: '2027-03-13',
          state: 'confirmed',
          stay: 'to_come',
          channel: 'Teléfono',
          client: { names: CLIENT.names, surnames: CLIENT.surnames },
          balance: 472,
        },
      ],
      blockings: [
        { _id: text, room: tenth, inDate: '2027-03-15', outDate: '2027-03-16', by: 'recepcion', reason: '' },
        { _id: text, room: tenth, inDate: '2027-03-18', outDate: '2027-03-18', by: 'recepcion', reason: '' },
      ],
      holds: [{ _id: text, room: tenth, inDate: '2027-03-20', outDate: '2027-03-21', until: text }],
    })
  })

  it('A-05 includes departures on the first day and arrivals on the last, and no others', async () => {
    const leaving = await reserve(second, '2027-03-12', '2027-03-14')
    const coming = await reserve(second, '2027-03-20', '2027-03-22')
    const ids = async (from: string, to: string) =>
      (await requestBoard(from, to)).body.reservations.map(({ _id }: { _id: string }) => _id)
    expect(await ids('2027-03-14', '2027-03-20')).toEqual([leaving, coming])
    expect(await ids('2027-03-15', '2027-03-19')).toEqual([])
  })

  it('A-08 extends a blocking one night past the period to show that it continues', async () => {
    await block(second, ['2027-03-18', '2027-03-19', '2027-03-20', '2027-03-21', '2027-03-22'])
    const [run] = (await requestBoard('2027-03-20', '2027-03-20')).body.blockings
    expect(run).toMatchObject({ inDate: '2027-03-19', outDate: '2027-03-21' })
  })

  it('B-08 omits expired holds and deleted reservations', async () => {
    const hold = sessionRequest(second, { entry: '2027-03-20', departure: '2027-03-22' })
    await fixture.call('POST', hold.url, hold.body)
    const id = await reserve(tenth, '2027-03-12', '2027-03-14')
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    expect((await requestBoard('2027-03-10', '2027-03-31')).body.holds).toHaveLength(1)
    fixture.pass(60 * MINUTE_MS)
    const { body } = await requestBoard('2027-03-10', '2027-03-31')
    expect([body.holds, body.reservations]).toEqual([[], []])
  })

  it('case 11 includes an archived room while a stay in it is shown', async () => {
    await reserve(second, '2027-03-10', '2027-03-12')
    const archived = { archived_at: '2027-03-13T17:00:00.000Z' }
    await fixture.lodge.database.kysely.updateTable('room').set(archived).where('id', '=', second).execute()
    const rooms = async (from: string, to: string) =>
      (await requestBoard(from, to)).body.rooms.map(({ identifier, archived }: Record<string, unknown>) => [
        identifier,
        archived,
      ])
    expect(await rooms('2027-03-12', '2027-03-31')).toEqual([
      ['Habitación 2', true],
      ['Habitación 10', false],
    ])
    expect(await rooms('2027-03-13', '2027-03-31')).toEqual([['Habitación 10', false]])
  })

  it('V-09, V-10 rejects an invalid period with a sentence per field', async () => {
    expect((await fixture.staffRequest('GET', '/board')).body.fields).toEqual({
      from: 'Complete este campo.',
      to: 'Complete este campo.',
    })
    expect((await requestBoard('2027-02-30', 'mañana')).body.fields).toEqual({
      from: 'Escriba una fecha que exista, como 2027-03-15.',
      to: 'Escriba una fecha que exista, como 2027-03-15.',
    })
    expect((await requestBoard('2027-03-10', '2027-03-09')).body.fields).toEqual({
      to: 'El último día no puede ser antes del primero.',
    })
    expect((await requestBoard('2027-03-10', addDays('2027-03-10', 399))).status).toBe(200)
    const tooLong = await requestBoard('2027-03-10', addDays('2027-03-10', 400))
    expect([tooLong.status, tooLong.body.errorCode, tooLong.body.fields]).toEqual([
      400,
      'invalid_request',
      { to: 'Pida hasta 400 días a la vez.' },
    ])
  })

  it('C-02 requires a staff token', async () => {
    expect((await fixture.call('GET', '/board?from=2027-03-10&to=2027-03-11')).status).toBe(401)
  })

  it('C-03 runs five statements regardless of the number of rooms', async () => {
    const count = async () => {
      statements = []
      expect((await requestBoard('2027-03-10', '2027-06-09')).status).toBe(200)
      return statements.filter((sql) => !sql.includes('"staff"')).length
    }
    // The first request signs in.
    await requestBoard('2027-03-10', '2027-03-10')
    const first = await addRoom(fixture.lodge, { identifier: 'Cabaña primera' })
    await reserve(first, '2027-03-12', '2027-03-14')
    expect(await count()).toBe(5)
    for (let number = 0; number < 12; number += 1) {
      const room = await addRoom(fixture.lodge, { identifier: `Cabaña ${number}` })
      await reserve(room, '2027-03-12', '2027-03-14')
      await block(room, ['2027-03-20', '2027-03-22'])
    }
    expect(await count()).toBe(5)
  })
})

describe('blockedRuns', () => {
  const night = (date: string, { room = 'r1', by = 'ana', at = '1' } = {}) => ({
    id: `${room} ${date}`,
    room_id: room,
    date,
    created_by: by,
    reason: '',
    created_at: at,
  })
  const spans = (nights: ReturnType<typeof night>[]) =>
    blockedRuns(nights).map(({ room, inDate, outDate }) => `${room} ${inDate} ${outDate}`)

  it.each([
    ['returns no run for no nights', [], []],
    [
      'joins nights across the end of a month',
      [night('2027-02-28'), night('2027-03-01')],
      ['r1 2027-02-28 2027-03-01'],
    ],
    [
      'joins nights across 29 February',
      [night('2028-02-28'), night('2028-02-29')],
      ['r1 2028-02-28 2028-02-29'],
    ],
    [
      'separates nights around a free night',
      [night('2027-03-01'), night('2027-03-03')],
      ['r1 2027-03-01 2027-03-01', 'r1 2027-03-03 2027-03-03'],
    ],
    [
      'separates nights of two rooms',
      [night('2027-03-01'), night('2027-03-02', { room: 'r2' })],
      ['r1 2027-03-01 2027-03-01', 'r2 2027-03-02 2027-03-02'],
    ],
    [
      'separates nights of two actions',
      [night('2027-03-01'), night('2027-03-02', { at: '2' })],
      ['r1 2027-03-01 2027-03-01', 'r1 2027-03-02 2027-03-02'],
    ],
    [
      'separates nights blocked by two people',
      [night('2027-03-01'), night('2027-03-02', { by: 'luz' })],
      ['r1 2027-03-01 2027-03-01', 'r1 2027-03-02 2027-03-02'],
    ],
  ])('C-04 %s', (_, nights, expected) => {
    expect(spans(nights)).toEqual(expected)
  })
})
