import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { CLIENT, reservationBody } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'

/** An identifier as spreadsheets keep it. */
const asText = (text: string): string => `"=""${text}"""`

describe('reservation export', () => {
  let fixture: SqliteLodge
  let roomId: string

  beforeEach(async () => {
    fixture = await openSqliteLodge()
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const exported = async (query = '') => {
    const response = await fixture.staffRequest('GET', `/reservation/export?${query}`)
    return { ...response, text: String(response.body) }
  }
  const stay = (startsIn: number) => ({
    entry: addDays(TODAY, startsIn),
    departure: addDays(TODAY, startsIn + 2),
  })
  const create = (startsIn: number, part: { client?: object; reservation?: object } = {}) =>
    fixture.staffRequest('POST', `/reservation/create?roomID=${roomId}`, {
      reservation: { ...reservationBody(roomId, stay(startsIn)), ...part.reservation },
      client: { ...CLIENT, ...part.client },
    })

  it('A-05 exports UTF-8 with a byte order mark, Spanish columns, two decimals and sortable days', async () => {
    const { id } = await bookByCard(fixture, roomId, stay(20))
    await cancelAsStaff(fixture, id, { refund: 377.6 })
    const { headers, body, text } = await exported()
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="reservaciones-${TODAY}.csv"`,
    })
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [heads, row, end] = text.slice(1).split('\r\n')
    expect(heads).toBe(
      'Reservación;Estado;Habitación;Categoría;Entrada;Salida;Noches;Nombres;Apellidos;Tipo de documento;' +
        'Número de documento;Correo;Teléfono;Dirección;País;Edad;RUC;Precio;IGV;Total;Pagado con tarjeta;' +
        'Devuelto;Retenido;Canal;Detalle;Creada;Estadía;Anotada;Anotada por',
    )
    expect(row).toBe(
      `${asText(id.slice(-8).toUpperCase())};Cancelada;Molle;Doble;${addDays(TODAY, 20)};${addDays(TODAY, 22)};2;` +
        `Rosa Elvira;Quispe Mamani;DNI;${asText('44556677')};rosa.quispe@example.pe;${asText('984000111')};` +
        `"Jirón de Ejemplo 123, Lima";Perú;34;;400.00;72.00;472.00;472.00;377.60;94.40;WEB;;${TODAY};;;`,
    )
    expect(end).toBe('')
  })

  it('case 14 keeps user input in one row each and disarms formulas', async () => {
    await create(1, {
      client: { surnames: 'Núñez & Hijos, "Luz"', names: '=1+1', location: '-2, Calle "Real"' },
      reservation: { detail: '@SUM(A1)\nLlega tarde', channel: '+51' },
    })
    const { text } = await exported()
    expect(text).toContain(`;'=1+1;"Núñez & Hijos, ""Luz""";`)
    expect(text).toContain(`;"'-2, Calle ""Real""";Perú;`)
    expect(text).toContain(`;'+51;"'@SUM(A1)\nLlega tarde";`)
    expect(text.split('\r\n')).toHaveLength(3)
  })

  it('A-05 exports only the filtered reservations', async () => {
    await create(1, { client: { surnames: 'Óré' } })
    await create(5)
    const rows = async (query: string) => (await exported(query)).text.split('\r\n').length - 2
    expect(await rows('search=ore')).toBe(1)
    expect(await rows(`from=${addDays(TODAY, 4)}`)).toBe(1)
    expect(await rows('state=cancelled')).toBe(0)
    expect(await rows('')).toBe(2)
    expect((await exported('state=gone')).status).toBe(400)
  })

  it('C-05 exports several pages, each reservation once and newest first', async () => {
    const { body } = await create(1)
    const { kysely } = fixture.lodge.database
    const one = await kysely
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', String(body.id))
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1_000 }, (_, index) => ({
      ...one,
      id: `0199${String(index).padStart(28, '0')}`,
    }))
    for (const start of [0, 500]) {
      await kysely
        .insertInto('reservation')
        .values(copies.slice(start, start + 500))
        .execute()
    }
    const { text } = await exported()
    const numbers = text
      .slice(1)
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.slice('"=""'.length, '"=""'.length + 8))
    expect(numbers).toHaveLength(1_001)
    expect(new Set(numbers).size).toBe(1_001)
    expect(numbers.slice(-2)).toEqual(['00000001', '00000000'])
  })

  it('C-02 records in the audit log who exported', async () => {
    await exported()
    const auditEntries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['staff_name', 'subject_id', 'after'])
      .where('action', '=', 'export')
      .execute()
    expect(auditEntries).toEqual([
      {
        staff_name: 'recepcion',
        subject_id: `reservaciones-${TODAY}`,
        after: JSON.stringify({ name: `reservaciones-${TODAY}`, count: 0 }),
      },
    ])
  })
})
