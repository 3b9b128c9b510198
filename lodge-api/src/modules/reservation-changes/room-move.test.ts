import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addGuestTo } from '../../../test/fixtures/guests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { moveAsStaff, stayMovedToday } from '../../../test/fixtures/moved-stay.ts'
import { reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff, createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { uploadForm } from '../../../test/fixtures/upload-form.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const day = (ahead: number) => addDays(TODAY, ahead)

/** Five nights from two days ago; Quinual costs 200 soles per night, Sauco 250, without IGV. */
describeOnEachDatabase('moving a guest who is in house', (open) => {
  let fixture: LodgeFixture
  let quinual: string
  let sauco: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    quinual = await addRoom(fixture.lodge, { identifier: 'Quinual' })
    sauco = await addRoom(fixture.lodge, { identifier: 'Sauco', pricePerNight: 2_500_000 })
  })
  afterEach(() => fixture.close())

  const takenNights = async () => {
    const rows = await fixture.lodge.database.kysely
      .selectFrom('taken_night')
      .innerJoin('room', 'room.id', 'taken_night.room_id')
      .select(['room.identifier', 'taken_night.night'])
      .orderBy('taken_night.night')
      .execute()
    return rows.map(({ identifier, night }) => `${identifier} ${night}`)
  }
  const roomsOf = async (id: string) => {
    const { segments } = await reservationOf(fixture, id)
    return segments.map(
      ({ room, inDate, outDate, total }: { room: { identifier: string } } & Record<string, unknown>) =>
        [room.identifier, inDate, outDate, total].join(' '),
    )
  }
  const reserve = (room: string, entry: string, departure: string) =>
    createAsStaff(fixture, room, {
      stay: { entry, departure },
      ...(room === sauco && { pricePerNight: 2_500_000 }),
    })
  const stayOfFive = async () => {
    fixture.pass(-2 * DAY_MS)
    const { body } = await reserve(quinual, day(-2), day(3))
    const id = String(body.id)
    await fixture.staffRequest('POST', `/reservation/check-in?reservationID=${id}`, { version: 1 })
    fixture.pass(2 * DAY_MS)
    return id
  }

  it('D-07 leaves the past nights in the old room, and takes the new one from tonight on', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    expect(await takenNights()).toEqual([
      `Quinual ${day(-2)}`,
      `Quinual ${day(-1)}`,
      `Sauco ${TODAY}`,
      `Sauco ${day(1)}`,
      `Sauco ${day(2)}`,
    ])
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-2)} ${day(-1)} 472`, `Sauco ${TODAY} ${day(2)} 885`])
    expect(await reservationOf(fixture, id)).toMatchObject({
      room: { identifier: 'Sauco' },
      inDate: day(-2),
      outDate: day(2),
      pricePerNight: 250,
      price: 1150,
      IGV: 207,
      total: 1357,
    })
  })

  it('D-07 quotes the nights that stay and the price from tonight on, before saving', async () => {
    const id = await stayOfFive()
    const stay = { reservationID: id, roomID: sauco, inDate: day(-2), outDate: day(2) }
    const query = new URLSearchParams(stay)
    const { body } = await fixture.staffRequest('GET', `/reservation/quote-change?${query.toString()}`)
    expect(body.quote).toMatchObject({
      nights: 5,
      usual: 'today',
      today: {
        pricePerNight: 250,
        total: 1357,
        segments: [
          { room: { identifier: 'Quinual' }, inDate: day(-2), outDate: day(-1), total: 472 },
          { room: { identifier: 'Sauco' }, inDate: TODAY, outDate: day(2), pricePerNight: 250, total: 885 },
        ],
      },
      agreed: { pricePerNight: 200, total: 1180 },
      conflicts: [],
    })
  })

  it('D-07 is not refused because of past nights of the new room, and frees those to come of the old one', async () => {
    const id = await stayOfFive()
    fixture.pass(-2 * DAY_MS)
    expect((await reserve(sauco, day(-2), day(0))).status).toBe(200)
    fixture.pass(2 * DAY_MS)
    expect((await moveAsStaff(fixture, id, { room: sauco })).status).toBe(200)
    expect((await reserve(quinual, TODAY, day(3))).status).toBe(200)
  })

  it('D-07 is refused if somebody else has a night to come of the new room, and changes nothing', async () => {
    const id = await stayOfFive()
    expect((await reserve(sauco, day(1), day(2))).status).toBe(200)
    const { status, body } = await moveAsStaff(fixture, id, { room: sauco })
    expect([status, body.errorCode]).toEqual([409, 'nights_taken'])
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-2)} ${day(2)} 1180`])
    expect(await takenNights()).toContain(`Quinual ${TODAY}`)
  })

  it('D-07 restores the stay when the guest moves back on the same day', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    expect((await moveAsStaff(fixture, id, { room: quinual })).status).toBe(200)
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-2)} ${day(2)} 1180`])
    expect(
      await fixture.lodge.database.kysely.selectFrom('reservation_segment').selectAll().execute(),
    ).toEqual([])
    expect((await takenNights()).every((night) => night.startsWith('Quinual'))).toBe(true)
  })

  it('D-07 shortens and lengthens a moved stay in its present room', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    fixture.pass(DAY_MS)
    await moveAsStaff(fixture, id, { room: sauco, outDate: day(4) })
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-2)} ${day(-1)} 472`, `Sauco ${TODAY} ${day(4)} 1475`])
    await moveAsStaff(fixture, id, { room: sauco, outDate: TODAY })
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-2)} ${day(-1)} 472`, `Sauco ${TODAY} ${TODAY} 295`])
    expect(await takenNights()).toHaveLength(3)
  })

  it('D-07 ends in the old room when a guest who moved today leaves today', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    await moveAsStaff(fixture, id, { room: sauco, outDate: day(-1) })
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-2)} ${day(-1)} 472`])
    expect(await reservationOf(fixture, id)).toMatchObject({ room: { identifier: 'Quinual' }, total: 472 })
    expect(await takenNights()).toHaveLength(2)
  })

  it('D-07 counts the nights of a guest who stayed longer than booked in the old room', async () => {
    fixture.pass(-4 * DAY_MS)
    const { body } = await reserve(quinual, day(-4), day(-2))
    const id = String(body.id)
    await fixture.staffRequest('POST', `/reservation/check-in?reservationID=${id}`, { version: 1 })
    fixture.pass(4 * DAY_MS)
    await moveAsStaff(fixture, id, { room: sauco, outDate: day(1) })
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-4)} ${day(-1)} 944`, `Sauco ${TODAY} ${day(1)} 590`])
    expect(await takenNights()).toHaveLength(6)
  })

  it('D-08 refuses to cancel a moved stay whose guest nobody marked, and keeps its nights and debt', async () => {
    fixture.pass(-2 * DAY_MS)
    const { body } = await reserve(quinual, day(-2), day(3))
    const id = String(body.id)
    fixture.pass(2 * DAY_MS)
    await moveAsStaff(fixture, id, { room: sauco })
    const { status, body: refusal } = await cancelAsStaff(fixture, id)
    expect([status, refusal.errorCode]).toEqual([409, 'begun_stay_not_cancellable'])
    expect(await takenNights()).toHaveLength(5)
    expect((await reservationOf(fixture, id)).folio.balance).toBe(1357)
  })

  it('A-12 corrects a price that was chosen by mistake, on any later day', async () => {
    const id = await stayOfFive()
    await fixture.lodge.database.kysely.updateTable('room').set({ price_per_night: 3_000_000 }).execute()
    await moveAsStaff(fixture, id, { room: quinual, rate: 'today' })
    fixture.pass(DAY_MS)
    expect(await roomsOf(id)).toEqual([
      `Quinual ${day(-2)} ${day(-1)} 472`,
      `Quinual ${TODAY} ${day(2)} 1062`,
    ])
    await moveAsStaff(fixture, id, { room: quinual, rate: 'earlier' })
    expect(await roomsOf(id)).toEqual([
      `Quinual ${day(-2)} ${day(-1)} 472`,
      `Quinual ${TODAY} ${TODAY} 354`,
      `Quinual ${day(1)} ${day(2)} 472`,
    ])
  })

  it('A-12 corrects the price of a stay that has not begun, and refuses an earlier one if there was none', async () => {
    const { body } = await reserve(quinual, day(3), day(5))
    const id = String(body.id)
    expect((await moveAsStaff(fixture, id, { room: quinual, rate: 'earlier' })).status).toBe(400)
    await moveAsStaff(fixture, id, { room: sauco })
    expect((await moveAsStaff(fixture, id, { room: sauco, rate: 'earlier' })).status).toBe(200)
    expect(await roomsOf(id)).toEqual([`Sauco ${day(3)} ${day(4)} 472`])
  })

  it('D-07 moves a guest who is still in house after the longest stay that can be booked', async () => {
    fixture.pass(-32 * DAY_MS)
    const { body } = await reserve(quinual, day(-32), day(-2))
    const id = String(body.id)
    await fixture.staffRequest('POST', `/reservation/check-in?reservationID=${id}`, { version: 1 })
    fixture.pass(32 * DAY_MS)
    expect((await moveAsStaff(fixture, id, { room: sauco, outDate: TODAY })).status).toBe(200)
    expect(await roomsOf(id)).toEqual([`Quinual ${day(-32)} ${day(-1)} 7552`, `Sauco ${TODAY} ${TODAY} 295`])
    const { body: statistic } = await fixture.staffRequest(
      'GET',
      `/statistic/period?from=${TODAY}&to=${TODAY}`,
    )
    expect(statistic.summary).toMatchObject({ reservations: 1, soldNights: 1, total: 295 })
    const { body: today } = await fixture.staffRequest('GET', '/reservation/today')
    expect(today.stays).toMatchObject([{ _id: id, movedFrom: 'Quinual' }])
  })

  it('D-07 moves the whole stay on its entry day', async () => {
    const { body } = await reserve(quinual, TODAY, day(2))
    await moveAsStaff(fixture, String(body.id), { room: sauco })
    expect(await roomsOf(String(body.id))).toEqual([`Sauco ${TODAY} ${day(1)} 590`])
  })

  it('D-07 refuses to take slept nights from a guest in house by a later entry', async () => {
    const id = await stayOfFive()
    const query = new URLSearchParams({ reservationID: id, roomID: quinual, inDate: day(1), outDate: day(2) })
    const { status, body } = await fixture.staffRequest(
      'GET',
      `/reservation/quote-change?${query.toString()}`,
    )
    expect([status, body.errorCode]).toEqual([409, 'stay_marked'])
  })

  it('D-07 refuses a later entry to a guest who is in house since today', async () => {
    const { body } = await reserve(quinual, TODAY, day(2))
    const id = String(body.id)
    await fixture.staffRequest('POST', `/reservation/check-in?reservationID=${id}`, { version: 1 })
    const query = new URLSearchParams({ reservationID: id, roomID: quinual, inDate: day(1), outDate: day(2) })
    const quote = await fixture.staffRequest('GET', `/reservation/quote-change?${query.toString()}`)
    expect([quote.status, quote.body.errorCode]).toEqual([409, 'stay_marked'])
    expect(await takenNights()).toEqual([`Quinual ${TODAY}`, `Quinual ${day(1)}`])
  })

  it('D-07 frees the rest of a moved stay at check-out, and takes it again in the new room', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const { version } = await reservationOf(fixture, id)
    await fixture.staffRequest('POST', `/reservation/check-out?reservationID=${id}`, {
      version,
      rest: 'free',
    })
    expect(await takenNights()).toEqual([`Quinual ${day(-2)}`, `Quinual ${day(-1)}`])
    await fixture.staffRequest('POST', `/reservation/undo-stay?reservationID=${id}`, { version: version + 1 })
    expect(await takenNights()).toEqual(expect.arrayContaining([`Sauco ${TODAY}`, `Sauco ${day(2)}`]))
  })

  it('D-07 says in the history which nights stayed in which room', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const { history } = await reservationOf(fixture, id)
    expect(history.at(-1)).toMatchObject({
      kind: 'changed',
      facts: {
        before: { room: 'Quinual · Doble', inDate: day(-2), outDate: day(2), total: 1180 },
        after: {
          room: 'Sauco · Doble',
          inDate: day(-2),
          outDate: day(2),
          total: 1357,
          earlier: [{ room: 'Quinual · Doble', inDate: day(-2), outDate: day(-1) }],
        },
      },
    })
    expect(history.at(-1).facts.before).not.toHaveProperty('earlier')
  })

  it('D-07 shows a bar in each room on the board, which name each other', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const { body } = await fixture.staffRequest('GET', `/board?from=${day(-5)}&to=${day(9)}`)
    expect(body.reservations).toMatchObject([
      {
        _id: id,
        room: quinual,
        inDate: day(-2),
        outDate: day(-1),
        moved: { entry: day(-2), roomBefore: null, roomAfter: 'Sauco' },
      },
      {
        _id: id,
        room: sauco,
        inDate: TODAY,
        outDate: day(2),
        moved: { entry: day(-2), roomBefore: 'Quinual', roomAfter: null },
      },
    ])
    const later = await fixture.staffRequest('GET', `/board?from=${day(2)}&to=${day(9)}`)
    expect(later.body.reservations).toHaveLength(1)
  })

  it('D-07 shows a guest who moved and left today only in the room where they slept', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    await addGuestTo(fixture, id)
    const { version } = await reservationOf(fixture, id)
    await fixture.staffRequest('POST', `/reservation/check-out?reservationID=${id}`, {
      version,
      rest: 'free',
    })
    const board = await fixture.staffRequest('GET', `/board?from=${day(-5)}&to=${day(9)}`)
    expect(board.body.reservations).toMatchObject([{ _id: id, room: quinual, outDate: day(-1) }])
    expect(board.body.reservations[0]).not.toHaveProperty('moved')
    const { body } = await fixture.staffRequest('GET', `/guest/register?from=${day(-2)}&to=${TODAY}`)
    expect(body.entries).toMatchObject([{ room: 'Quinual', departure: TODAY }])
  })

  it('D-07 lists the guest with the room that they leave today, and tomorrow without it', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const stays = async () => (await fixture.staffRequest('GET', '/reservation/today')).body.stays
    expect(await stays()).toMatchObject([{ _id: id, room: { identifier: 'Sauco' }, movedFrom: 'Quinual' }])
    fixture.pass(DAY_MS)
    expect((await stays())[0]).not.toHaveProperty('movedFrom')
  })

  it('D-09 finds a moved stay by either room, also after one is renamed, and names both rooms', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const found = async (search: string) => {
      const { body } = await fixture.staffRequest('GET', `/reservation?search=${encodeURIComponent(search)}`)
      return body.reservations.map(({ _id }: { _id: string }) => _id)
    }
    expect([await found('quinual'), await found('sauco')]).toEqual([[id], [id]])
    const rooms = {
      room: { identifier: 'Sauco' },
      earlierRooms: [{ identifier: 'Quinual', category: 'Doble' }],
    }
    const list = await fixture.staffRequest('GET', `/reservation?roomID=${quinual}`)
    expect(list.body.reservations).toMatchObject([rooms])
    const quick = await fixture.staffRequest('GET', '/search?search=quinual')
    expect(quick.body.reservations).toMatchObject([rooms])
    const owed = await fixture.staffRequest('GET', '/cash/receivables')
    expect(owed.body.receivables).toMatchObject([rooms])
    const csv = await fixture.staffRequest('GET', '/cash/receivables/export')
    expect(String(csv.body)).toContain('Quinual, Sauco')
    const facts = {
      identifier: 'Chachacomo',
      category: 'Doble',
      description: 'Dos camas.',
      pricePerNight: '200',
      capacity: '2',
    }
    await fixture.staffRequest(
      'PUT',
      `/room/update?roomID=${quinual}`,
      uploadForm({ ...facts, version: '1' }),
    )
    expect([await found('chachacomo'), await found('quinual'), await found('sauco')]).toEqual([
      [id],
      [],
      [id],
    ])
  })

  it('D-07 filters by either room, in the nights that the guest was there', async () => {
    await stayMovedToday(fixture, { from: quinual, to: sauco })
    const total = async (room: string, from: string, to: string) =>
      (await fixture.staffRequest('GET', `/reservation?roomID=${room}&from=${from}&to=${to}`)).body.total
    expect(await total(quinual, day(-3), day(9))).toBe(1)
    expect(await total(quinual, TODAY, day(9))).toBe(0)
    expect(await total(sauco, day(-3), day(-1))).toBe(0)
    expect(await total(sauco, day(-3), TODAY)).toBe(1)
    expect((await fixture.staffRequest('GET', `/reservation?roomID=${quinual}`)).body.total).toBe(1)
    expect((await fixture.staffRequest('GET', '/reservation')).body.total).toBe(1)
  })

  it('D-07 counts nights and income in the room where the guest slept, and the stay once', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const period = `from=${day(-9)}&to=${day(9)}`
    const { body } = await fixture.staffRequest('GET', `/statistic/period?${period}`)
    expect(body.rooms).toMatchObject([
      { identifier: 'Quinual', reservations: 1, soldNights: 2, income: 400, total: 472 },
      { identifier: 'Sauco', reservations: 1, soldNights: 3, income: 750, total: 885 },
    ])
    expect(body.summary).toMatchObject({ reservations: 1, soldNights: 5, income: 1150, total: 1357 })
    const main = await fixture.staffRequest('GET', '/statistic/main-statistic')
    expect(main.body.results.map(({ reservations }: { reservations: object[] }) => reservations)).toEqual([
      [{ _id: id, total: 472 }],
      [{ _id: id, total: 885 }],
    ])
    const past = await fixture.staffRequest('GET', `/statistic/period?from=${day(-9)}&to=${day(-1)}`)
    expect(past.body.summary).toMatchObject({ reservations: 1, soldNights: 2, total: 472 })
  })

  it('D-07 archives a room that a moved guest slept in, and does not delete it', async () => {
    await stayMovedToday(fixture, { from: quinual, to: sauco })
    expect((await fixture.staffRequest('DELETE', `/room/delete?roomID=${quinual}`)).status).toBe(200)
    const { body } = await fixture.staffRequest('GET', `/board?from=${day(-5)}&to=${day(9)}`)
    expect(body.rooms).toMatchObject([{ identifier: 'Quinual', archived: true }, { identifier: 'Sauco' }])
    const rooms = (await fixture.staffRequest('GET', '/statistic/main-statistic')).body.results
    expect(rooms).toHaveLength(2)
  })

  it('D-07 returns the moved stay to a second member who moves it with the old version', async () => {
    const id = await stayMovedToday(fixture, { from: quinual, to: sauco })
    const stay = { room: quinual, inDate: day(-2), outDate: day(2), total: 1180 }
    const sent = { version: 2, rate: 'agreed', refund: 0, notice: 'none', ...stay }
    const { status, body } = await fixture.staffRequest(
      'POST',
      `/reservation/change?reservationID=${id}`,
      sent,
    )
    expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(body.current.segments).toHaveLength(2)
  })
})
