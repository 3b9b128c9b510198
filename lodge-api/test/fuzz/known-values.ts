import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Database } from '../../src/database/connect.ts'
import type { Lodge } from '../../src/lodge.ts'
import { CLIENT } from '../fixtures/booking-requests.ts'
import { STAFF, TODAY } from '../fixtures/lodge-fixture.ts'

/** Values that exist in the lodge or fit the meaning of a field, by the name of the field. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** As many rows of a table as requests choose from. */
const ROWS = 12

const DAYS = [0, 1, 2, 3, 7, 30, 60].map((days) => addDays(TODAY, days))

const TEXTS: KnownValues = {
  inDate: DAYS,
  outDate: DAYS,
  from: DAYS,
  to: DAYS,
  date: DAYS,
  month: ['2027-03'],
  email: ['rosa.quispe@example.pe', 'ana.luz@example.com'],
  phone: [CLIENT.phone],
  age: ['34', 34],
  identificationDocument: ['DNI'],
  identificationDocumentNumber: [CLIENT.identificationDocumentNumber],
  RUC: ['', '20100070970'],
  names: ['Rosa Elvira'],
  surnames: ['Quispe Mamani'],
  country: ['Perú'],
  location: ['Jirón de Ejemplo 123, Lima'],
  identifier: ['Chilca', 'Retama', 'Queuña', 'Ñandú'],
  name: ['Patio', 'Huerto', 'Andén', 'Cactáceas', 'Fabáceas'],
  scientificName: ['Puya raimondii', 'Polylepis incana'],
  category: ['Doble', 'Familiar'],
  pricePerNight: ['200', 250.5],
  capacity: ['2', 4],
  username: [STAFF.username, 'maria.condori', 'luis.huaman'],
  password: [STAFF.password],
  currentPassword: [STAFF.password],
  code: ['123456', '1234 5678 9012'],
  version: [1, 2, '1'],
  amount: [472, '120.50'],
  group: ['0', '1', '30'],
  width: ['320', '1024'],
  sex: ['F', 'M'],
  nationality: ['Perú', 'Noruega'],
  birthDate: ['1985-04-30', '2018-02-28'],
  origin: ['Lima'],
  expected: [1, 2],
  search: ['mol', 'quispe 44556677'],
}

/** The table whose newest ids fill the fields of these names. */
const IDS = {
  room: ['roomID', 'room'],
  reservation: ['reservationID', 'after'],
  refund: ['refundID'],
  zone: ['zoneID', 'zone'],
  family: ['familyID', 'family'],
  plant: ['plantID'],
  staff: ['staffID'],
  staff_session: ['sessionID'],
  contact_message: ['messageID'],
  complaint: ['complaintID'],
  job: ['mailID'],
  blocking: ['_id'],
  stay_guest: ['guestID'],
} as const

/** Reads the newest ids of every table that requests refer to; `tokens` are those in links of mails. */
export async function readKnownValues({ database }: Lodge, tokens: readonly string[]): Promise<KnownValues> {
  const known: Record<string, readonly unknown[]> = { ...TEXTS, token: tokens.slice(-ROWS) }
  for (const [table, names] of Object.entries(IDS) as [keyof typeof IDS, readonly string[]][]) {
    const ids = await newestIds(database, table)
    for (const name of names) known[name] = ids
  }
  const purchases = await database.kysely
    .selectFrom('purchase')
    .select(['purchase_number', 'session_key'])
    .orderBy('purchase_number', 'desc')
    .limit(ROWS)
    .execute()
  const numbers = purchases.map(({ purchase_number }) => `${purchase_number}`)
  return {
    ...known,
    purchaseNumber: numbers,
    number: numbers,
    sessionKey: purchases.flatMap(({ session_key }) => session_key ?? []),
  }
}

async function newestIds({ kysely }: Database, table: keyof typeof IDS): Promise<string[]> {
  const rows = await kysely.selectFrom(table).select('id').orderBy('id', 'desc').limit(ROWS).execute()
  return rows.map(({ id }) => id)
}
