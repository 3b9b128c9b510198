import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addGuestTo, GUEST } from '../../../test/fixtures/guests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { createAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { deleteOldGuests } from './guests-service.ts'

const STAY: Stay = { entry: TODAY, departure: addDays(TODAY, 3) }

describeOnEachDatabase('the register of guests', (open) => {
  let fixture: LodgeFixture
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge, { identifier: 'Retama' })
  })
  afterEach(() => fixture.close())

  const create = async (room = roomId) => String((await createAsStaff(fixture, room, { stay: STAY })).body.id)
  const mark = (id: string, action: string, body: object) =>
    fixture.staffRequest('POST', `/reservation/${action}?reservationID=${id}`, body)
  const register = async (from: string, to = from) =>
    (await fixture.staffRequest('GET', `/guest/register?from=${from}&to=${to}`)).body.entries

  it('D-12 lists the guests who checked in, on every day of their stay and on no other', async () => {
    const id = await create()
    await addGuestTo(fixture, id)
    expect(await register(TODAY)).toEqual([])
    await mark(id, 'check-in', { version: 1 })
    expect(await register(TODAY)).toEqual([
      expect.objectContaining({
        ...GUEST,
        room: 'Retama',
        entry: TODAY,
        departure: addDays(TODAY, 3),
        pricesPerNight: [200],
        total: 708,
      }),
    ])
    expect(await register(addDays(TODAY, 2))).toHaveLength(1)
    expect(await register(addDays(TODAY, -5), TODAY)).toHaveLength(1)
    expect(await register(addDays(TODAY, -1))).toEqual([])
    expect(await register(addDays(TODAY, 3))).toEqual([])
  })

  it('D-12 ends the stay of a guest who left early on that day', async () => {
    const id = await create()
    await addGuestTo(fixture, id)
    await mark(id, 'check-in', { version: 1 })
    fixture.pass(DAY_MS)
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    expect(await register(TODAY)).toMatchObject([{ departure: addDays(TODAY, 1) }])
    expect(await register(addDays(TODAY, 1))).toEqual([])
  })

  it('D-12 lists a guest who left on the day of the entry, on that day', async () => {
    const id = await create()
    await addGuestTo(fixture, id)
    await mark(id, 'check-in', { version: 1 })
    await mark(id, 'check-out', { version: 2, rest: 'free' })
    expect(await register(TODAY)).toMatchObject([{ room: 'Retama', departure: TODAY }])
    expect(await register(addDays(TODAY, -1), TODAY)).toHaveLength(1)
    expect(await register(addDays(TODAY, 1))).toEqual([])
  })

  it('D-12 orders the register by entry and room', async () => {
    const other = await addRoom(fixture.lodge, { identifier: 'Chilca' })
    for (const room of [roomId, other]) {
      const id = await create(room)
      await addGuestTo(fixture, id)
      await mark(id, 'check-in', { version: 1 })
    }
    expect((await register(TODAY)).map(({ room }: { room: string }) => room)).toEqual(['Chilca', 'Retama'])
  })

  it('D-12 exports the register with documents as text, and records who did', async () => {
    const id = await create()
    await addGuestTo(fixture, id, { identificationDocument: 'DNI', identificationDocumentNumber: '07123456' })
    await mark(id, 'check-in', { version: 1 })
    const { status, body } = await fixture.staffRequest(
      'GET',
      `/guest/register/export?from=${TODAY}&to=${TODAY}`,
    )
    expect(status).toBe(200)
    const [heads, row] = String(body).split('\r\n')
    expect(heads).toContain('Entrada;Salida;Habitación;Apellidos;Nombres;Sexo;Nacionalidad')
    expect(row).toContain(
      `Retama;Sørensen;Ingrid;Femenino;Noruega;DNI;"=""07123456""";1985-04-30;Bergen;200;708`,
    )
    const audit = await fixture.lodge.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(audit.at(-1)).toMatchObject({ action: 'export', staff_name: 'recepcion' })
  })

  it('D-12 refuses a period that is reversed or longer than a year', async () => {
    const refusal = async (from: string, to: string) =>
      (await fixture.staffRequest('GET', `/guest/register?from=${from}&to=${to}`)).body.fields
    expect(await refusal('2027-03-02', '2027-03-01')).toEqual({
      to: 'El último día no puede ser antes del primero.',
    })
    expect(await refusal('2027-01-01', '2028-01-02')).toEqual({ to: 'Pida hasta un año a la vez.' })
  })

  it('D-12 erases guests five years after their departure', async () => {
    const id = await create()
    await addGuestTo(fixture, id)
    await mark(id, 'check-in', { version: 1 })
    const left = Date.parse('2032-03-12T12:00:00-05:00')
    fixture.pass(left - fixture.lodge.clock())
    await deleteOldGuests(fixture.lodge).run()
    expect(await register(TODAY)).toHaveLength(1)
    fixture.pass(DAY_MS)
    await deleteOldGuests(fixture.lodge).run()
    expect(await register(TODAY)).toEqual([])
  })
})
