import { type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Client } from 'shared-ui/validators/reservations/client'
import type { GuestDetails, Sex } from 'shared-ui/validators/reservations/guest'

type Person = { names: string; sex: Sex; age: number }

/** The first names of demonstration clients that are women's. */
const WOMEN = new Set(
  (
    'Rosa Elvira|María José|Ingrid|Catalina|Lucía|Ana Beatriz|Carmen|Milagros|Fiorella|Nélida|Emily|Hannah|Grace|' +
    'Yovana|Rocío|Pilar|Maribel|Camila|Antonia|Nerea|Montserrat|Élodie|Anaïs'
  ).split('|'),
)

const ADULTS: readonly Omit<Person, 'age'>[] = [
  { names: 'Elena', sex: 'F' },
  { names: 'Andrés', sex: 'M' },
  { names: 'Julia', sex: 'F' },
  { names: 'Daniel', sex: 'M' },
  { names: 'Irene', sex: 'F' },
  { names: 'Martín', sex: 'M' },
  { names: 'Clara', sex: 'F' },
]
const CHILDREN: readonly Person[] = [
  { names: 'Sofía', sex: 'F', age: 7 },
  { names: 'Nicolás', sex: 'M', age: 10 },
  { names: 'Valentina', sex: 'F', age: 13 },
  { names: 'Bruno', sex: 'M', age: 5 },
]
/** Guests who are older travel with friends, younger ones with their children. */
const OLDEST_PARENT = 50
const ADULT_AGE = 18

/** The number in a document, by which the same client always comes with the same persons. */
const keyOf = ({ identificationDocumentNumber }: Client): number =>
  Number(identificationDocumentNumber.replaceAll(/\D/g, ''))

/** The person at a position of the party from 1 on: another adult first, then children or friends. */
function companion(client: Client, position: number): Person {
  const key = keyOf(client) + position
  const child = CHILDREN[key % CHILDREN.length]
  if (position > 1 && client.age <= OLDEST_PARENT && child) return child
  const { names, sex } = ADULTS[key % ADULTS.length] ?? { names: 'Alex', sex: 'X' }
  return { names, sex, age: Math.max(ADULT_AGE, client.age + (key % 7) - 3) }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A birthday that is over in every year from its second day on, so that the age is right for nearly all of it. */
const birthDate = (year: number, key: number): CalendarDate => `${year}-01-${twoDigits(1 + (key % 28))}`

/** A document number that nobody has: no DNI begins with four zeros. */
const inventedNumber = (client: Client, position: number): string => {
  const number = 10_000 + keyOf(client) * 10 + position
  return client.identificationDocument === 'DNI'
    ? String(number).padStart(8, '0')
    : `XZ${String(number).padStart(6, '0')}`
}

/**
 * Returns the guests of a stay in `year` as the register asks for them, the client first. Companions have the client's first
 * surname and country.
 */
export function partyOf(
  client: Client,
  { persons, year }: { persons: number; year: number },
): GuestDetails[] {
  const { names, surnames, identificationDocument, country } = client
  const shared = { identificationDocument, nationality: country, origin: country }
  const others = Array.from({ length: persons - 1 }, (_, index): GuestDetails => {
    const person = companion(client, index + 1)
    return {
      ...shared,
      names: person.names,
      surnames: surnames.split(' ')[0] ?? surnames,
      identificationDocumentNumber: inventedNumber(client, index + 1),
      sex: person.sex,
      birthDate: birthDate(year - person.age, keyOf(client) + index),
    }
  })
  const first: GuestDetails = {
    ...shared,
    names,
    surnames,
    identificationDocumentNumber: client.identificationDocumentNumber,
    sex: WOMEN.has(names) ? 'F' : 'M',
    birthDate: birthDate(year - client.age, keyOf(client)),
  }
  return [first, ...others]
}
