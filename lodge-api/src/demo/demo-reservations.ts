import type { Client } from 'shared-ui/validators/reservations/client'
import type { PlannedStay } from './stays/planned-stay.ts'

/** Demonstration reservations are made up to two days before their entry, at eleven o'clock. */
const BOOKED_BEFORE_DAYS = 2
const BOOKED_AT_MINUTE = 11 * 60
/** Of a room that is large enough. */
const PERSONS = 2

type Guest = Pick<Client, 'names' | 'surnames' | 'country' | 'age'>

const guest = (person: Guest, index: number): Client => ({
  ...person,
  email: `huesped${index}@example.com`,
  identificationDocument: person.country === 'Perú' ? 'DNI' : 'Pasaporte',
  identificationDocumentNumber: person.country === 'Perú' ? `0000000${index}` : `XX00000${index}`,
  phone: `90000000${index % 10}`,
  location: 'Calle de Ejemplo 100',
  RUC: '',
})

const GUESTS = [
  { names: 'Rosa Elvira', surnames: 'Quispe Mamani', country: 'Perú', age: 34 },
  { names: 'Jean-Luc', surnames: 'Fournier', country: 'Francia', age: 51 },
  { names: 'María José', surnames: 'Núñez Cárdenas', country: 'Perú', age: 28 },
  { names: 'Ingrid', surnames: 'Sørensen', country: 'Noruega', age: 45 },
  { names: 'Óscar', surnames: 'Huamán Ttito', country: 'Perú', age: 39 },
  { names: 'Catalina', surnames: 'Restrepo Vélez', country: 'Colombia', age: 31 },
  { names: 'Thomas', surnames: 'Becker', country: 'Alemania', age: 62 },
  { names: 'Lucía', surnames: 'Paredes Ochoa', country: 'Perú', age: 26 },
  { names: 'Ana Beatriz', surnames: 'Lima e Souza', country: 'Brasil', age: 37 },
].map((person, index) => guest(person, index + 1))

const stays: [
  room: number,
  startsIn: number,
  nights: number,
  guest: number,
  channel: string,
  detail: string,
][] = [
  [6, -9, 3, 1, 'Teléfono', 'Aniversario: flores en la habitación.'],
  [3, -6, 4, 6, 'Recepción', ''],
  [7, -4, 3, 0, 'WEB', 'Viajan con dos niños.'],
  [1, -2, 4, 3, 'WEB', 'Llega en el bus de las cinco.'],
  [0, -1, 1, 7, 'Recepción', ''],
  [0, 0, 2, 6, 'Teléfono', ''],
  [2, 0, 3, 2, 'WEB', 'Salen a caminar a las seis.'],
  [5, 1, 2, 4, 'Recepción', 'Tres amigos del club de caminata.'],
  [6, 3, 4, 5, 'WEB', ''],
  [4, 5, 2, 8, 'Teléfono', 'Desayuno sin gluten.'],
  [7, 6, 5, 0, 'WEB', ''],
  [4, 7, 3, 3, 'WEB', ''],
  [3, 12, 2, 7, 'Recepción', ''],
  [1, 20, 6, 1, 'Teléfono', 'Confirmar traslado desde el aeropuerto.'],
]

/**
 * Stays around today: past, current and future, with a departure and an arrival on the same day. A lodge with fewer rooms skips
 * some. Guests pay in cash when they leave.
 */
export const DEMO_RESERVATIONS: PlannedStay[] = stays.flatMap(
  ([room, startsIn, nights, index, channel, detail]) => {
    const client = GUESTS[index]
    if (!client) return []
    const stay = { room, startsIn, nights, channel, detail, client, persons: PERSONS }
    const bookedBefore = Math.max(0, startsIn) + BOOKED_BEFORE_DAYS
    const booking = { bookedBefore, bookedAtMinute: BOOKED_AT_MINUTE, notes: '', incident: 'none' } as const
    const payment = { method: 'cash', reference: '' } as const
    return [{ ...stay, ...booking, deposit: null, charges: [], payment, ending: 'paid' }]
  },
)
