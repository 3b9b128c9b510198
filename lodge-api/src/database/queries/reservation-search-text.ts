import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { Client } from 'shared-ui/validators/reservations/client'

/** The country code of Peru, which local numbers leave out. */
const PERU = '51'

/** A phone number as digits only: with the country code, and a local one with its leading zero as well. */
function phoneText(phone: string): string {
  if (phone === '') return ''
  if (phone.startsWith('+')) return phone.slice(1)
  const international = `${PERU}${phone.replace(/^0/, '')}`
  return phone.startsWith('0') ? `${phone} ${international}` : international
}

export type SearchedReservation = {
  id: string
  client: Pick<Client, 'names' | 'surnames' | 'identificationDocumentNumber' | 'email' | 'phone'>
  /** The rooms of the stay in order. */
  rooms: readonly { identifier: string; category: string }[]
  /** The purchase that paid for it; null if staff made it. */
  purchaseNumber: number | null
}

/** Returns the text that searches of reservations compare. */
export const reservationSearchText = ({ id, client, rooms, purchaseNumber }: SearchedReservation): string =>
  searchText(
    [
      client.names,
      client.surnames,
      client.identificationDocumentNumber,
      client.email,
      phoneText(client.phone),
      ...new Set(rooms.map(({ identifier, category }) => `${identifier} ${category}`)),
      reservationNumber(id),
      purchaseNumber ?? '',
    ].join(' '),
  )

/** Digits with what people write between and around them: '+51', '(084)', '984-000-111'. */
const DIGITS = /^[+(]*\d[\d().+/-]*$/

/** The shortest group of digits whose leading zeros are left out: they belong to '0051' and to local numbers. */
const SHORTEST_WITHOUT_ZEROS = 4

/** The forms of a word that a search text may have: a group of digits also without what is written between them. */
function formsOf(word: string): readonly string[] {
  if (!DIGITS.test(word)) return [word]
  const digits = word.replace(/\D/g, '')
  const bare = digits.length < SHORTEST_WITHOUT_ZEROS ? digits : digits.replace(/^0+(?=\d)/, '')
  return /\D/.test(word) ? [word, bare] : [bare]
}

/**
 * The terms of a search for reservations, each with its alternative forms: words of names, documents and addresses; '#' before a
 * reservation number is left out; phone numbers match however they are grouped, with or without the country code.
 */
export const reservationSearchTerms = (typed: string): (readonly string[])[] =>
  searchText(typed)
    .split(' ')
    .map((word) => word.replace(/^#(?=.)/, ''))
    .filter(Boolean)
    .map(formsOf)
