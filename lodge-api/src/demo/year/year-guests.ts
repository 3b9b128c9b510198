import type { Client } from 'shared-ui/validators/reservations/client'

/** How many made-up people book during the year; those drawn again are returning guests. */
export const YEAR_GUESTS = 320

/** Every eleventh guest needs an invoice; the number has a wrong check digit, so that it belongs to nobody. */
const INVOICE_EVERY = 11
const FICTITIOUS_RUC = '20600000002'

const ORIGINS = [
  {
    country: 'Perú',
    names: ['Carmen', 'Julio César', 'Milagros', 'Wilber', 'Fiorella', 'Percy', 'Nélida', 'Gonzalo'],
    surnames: ['Ccahuana Rojas', 'Salazar Pinto', 'Vargas Tello', 'Condori Apaza', 'Del Águila Ríos'],
  },
  {
    country: 'Estados Unidos',
    names: ['Emily', 'Marcus', 'Hannah', 'Tyler', 'Grace'],
    surnames: ['Whitfield', 'O’Donnell', 'Ramirez', 'Chen', 'Larsen'],
  },
  {
    country: 'Perú',
    names: ['Yovana', 'Edwin', 'Rocío', 'Hernán', 'Pilar', 'Saúl', 'Maribel'],
    surnames: ['Inga Ñaupari', 'Zegarra Luna', 'Huillca Mayta', 'Benavides Soto', 'Olivera Cruz'],
  },
  {
    country: 'Chile',
    names: ['Camila', 'Rodrigo', 'Antonia', 'Felipe'],
    surnames: ['Aguirre Muñoz', 'Lagos Pizarro', 'Vergara Soto'],
  },
  {
    country: 'España',
    names: ['Nerea', 'Íñigo', 'Montserrat', 'Xavier'],
    surnames: ['Echeverría Gil', 'Puig Ferrer', 'Iglesias Peña'],
  },
  {
    country: 'Francia',
    names: ['Élodie', 'Mathieu', 'Anaïs', 'Benoît'],
    surnames: ['Lefèvre', 'Girard', 'Dubois-Martin'],
  },
] as const

/** Returns the made-up guest of an index from 0 to `YEAR_GUESTS - 1`. */
export function yearGuest(index: number): Client {
  const { country, names, surnames } = ORIGINS[index % ORIGINS.length] ?? ORIGINS[0]
  const turn = Math.floor(index / ORIGINS.length)
  const isPeruvian = country === 'Perú'
  const number = String(index + 100)
  return {
    names: names[turn % names.length] ?? names[0],
    surnames: surnames[Math.floor(turn / names.length + turn) % surnames.length] ?? surnames[0],
    country,
    age: 22 + ((index * 7) % 51),
    email: `huesped${number}@example.com`,
    identificationDocument: isPeruvian ? 'DNI' : 'Pasaporte',
    identificationDocumentNumber: isPeruvian ? number.padStart(8, '0') : `XY${number.padStart(6, '0')}`,
    phone: `9${number.padStart(8, '0')}`,
    location: `Calle de Ejemplo ${number}`,
    RUC: isPeruvian && index % INVOICE_EVERY === 0 ? FICTITIOUS_RUC : '',
  }
}
