import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CLIENT, reservationBody } from '../../../test/fixtures/booking-requests.ts'
import { addFamily, addZone } from '../../../test/fixtures/garden-fixture.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { writePlants } from '../../../test/fixtures/long-lists.ts'
import { bookByCard } from '../../../test/fixtures/paid-reservation.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

describeOnEachDatabase('quick search', (open) => {
  let fixture: LodgeFixture
  let molle: string
  const statements: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open((sql) => statements.push(sql)), scriptedProvider)
    molle = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const stay = (startsIn: number) => ({
    entry: addDays(TODAY, startsIn),
    departure: addDays(TODAY, startsIn + 1),
  })
  const reserve = async (startsIn: number, client: object = {}): Promise<string> => {
    fixture.pass(1_000)
    const { body } = await fixture.staffRequest('POST', `/reservation/create?roomID=${molle}`, {
      reservation: reservationBody(molle, stay(startsIn)),
      client: { ...CLIENT, ...client },
    })
    return String(body.id)
  }
  const find = async (search: string) =>
    (await fixture.staffRequest('GET', `/search?search=${encodeURIComponent(search)}`)).body
  const found = async (search: string): Promise<string[]> =>
    (await find(search)).reservations.map(({ _id }: { _id: string }) => _id)
  const listed = async (search: string): Promise<string[]> =>
    (
      await fixture.staffRequest('GET', `/reservation?search=${encodeURIComponent(search)}`)
    ).body.reservations.map(({ _id }: { _id: string }) => _id)

  it('C-02 returns 401 without a token', async () => {
    expect((await fixture.call('GET', '/search?search=rosa')).status).toBe(401)
  })

  it('D-09 finds a reservation by phone, e-mail, document, purchase number and #number, here and in the list', async () => {
    const { id, purchaseNumber } = await bookByCard(fixture, molle, stay(9))
    const other = await reserve(1, {
      surnames: 'Becker',
      email: 'thomas_becker@example.de',
      phone: '+49 151 1234 5678',
      identificationDocument: 'Pasaporte',
      identificationDocumentNumber: 'C01X00T47',
    })
    for (const search of [
      '984 000 111',
      '+51 984-000-111',
      'Rosa.Quispe@example.pe',
      '44.556.677',
      purchaseNumber,
      `#${id.slice(-8)}`,
    ]) {
      expect([search, await found(search), await listed(search)]).toEqual([search, [id], [id]])
    }
    for (const search of ['0151 1234 5678', 'thomas_becker', 'c01x00t47', `#${other.slice(-8)}`]) {
      expect([search, await found(search), await listed(search)]).toEqual([search, [other], [other]])
    }
  })

  it('D-09 finds a reservation by corrected data, and no longer by the earlier', async () => {
    const id = await reserve(1)
    const { client, version, channel, detail } = (
      await fixture.staffRequest('GET', `/reservation/find-one?reservationID=${id}`)
    ).body.reservation
    const corrected = { ...client, age: '34', phone: '912 345 678' }
    await fixture.staffRequest('PUT', `/reservation/update?reservationID=${id}`, {
      version,
      client: corrected,
      channel,
      detail,
      notes: '',
    })
    expect([await found('912345678'), await found('984000111')]).toEqual([[id], []])
  })

  it('D-09 returns at most six reservations, newest first, and says that there are more', async () => {
    const ids: string[] = []
    for (let day = 1; day <= 7; day++) ids.unshift(await reserve(day))
    const first = await find('quispe')
    expect(first.reservations.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 6))
    expect(first.hasMoreReservations).toBe(true)
    expect(first.reservations[0]).toMatchObject({
      inDate: addDays(TODAY, 7),
      state: 'confirmed',
      stay: { state: 'to_come' },
      room: { identifier: 'Molle' },
      client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani' },
    })
    expect(first.reservations[0].client.phone).toBeUndefined()
  })

  it('D-09 finds rooms by name or category, and plants by name, folding accents', async () => {
    const place = {
      zone: await addZone(fixture.lodge, 'Patio'),
      family: await addFamily(fixture.lodge, 'Lamiaceae'),
    }
    await writePlants(fixture.lodge, place, 2)
    await addRoom(fixture.lodge, { identifier: 'Queñua' })
    const names = ({ rooms, plants }: Awaited<ReturnType<typeof find>>) => [
      rooms.map(({ identifier }: { identifier: string }) => identifier),
      plants.map(({ name }: { name: string }) => name),
    ]
    expect(names(await find('quenua'))).toEqual([['Queñua'], []])
    expect(names(await find('DOBLE'))).toEqual([['Molle', 'Queñua'], []])
    expect(names(await find('planta 1'))).toEqual([[], ['Planta 1']])
  })

  it('D-09 finds nothing without words, and nothing deleted', async () => {
    const id = await reserve(1)
    statements.length = 0
    expect(await find(' ')).toEqual({ reservations: [], hasMoreReservations: false, rooms: [], plants: [] })
    expect(statements.filter((sql) => sql.includes('"reservation"'))).toEqual([])
    await fixture.staffRequest('DELETE', `/reservation/delete?reservationID=${id}`)
    expect(await found('quispe')).toEqual([])
  })

  it('D-09 runs three statements', async () => {
    await reserve(1)
    await find('quispe')
    statements.length = 0
    await find('quispe')
    expect(statements.filter((sql) => !sql.includes('"staff"'))).toHaveLength(3)
  })
})
