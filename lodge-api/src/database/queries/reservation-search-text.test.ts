import { expect, it } from 'vitest'
import { reservationSearchTerms, reservationSearchText } from './reservation-search-text.ts'

const textOf = (phone: string) =>
  reservationSearchText({
    id: '01945a3c-0000-7000-8000-000052cc4b20',
    client: {
      names: 'Rosa Elvira',
      surnames: 'Quispe Mamani',
      identificationDocumentNumber: '44556677',
      email: 'Rosa_Quispe@Example.pe',
      phone,
    },
    rooms: [{ identifier: 'Molle', category: 'Doble' }],
    purchaseNumber: 2_780_017,
  })

const isFound = (typed: string, text: string) =>
  reservationSearchTerms(typed).every((forms) => forms.some((form) => text.includes(form)))

it.each([
  ['984000111', '984000111'],
  ['984000111', '+51 984 000 111'],
  ['984000111', '0051984000111'],
  ['984000111', '(+51) 984-000-111'],
  ['+51984000111', '984 000 111'],
  ['+51984000111', '984.000.111'],
  ['084231000', '084-231000'],
  ['084231000', '(084) 231 000'],
  ['084231000', '+51 84 231000'],
  ['+4915112345678', '0151 12345678'],
  ['+4915112345678', '+49 151 1234 5678'],
  ['+4915112345678', '0049 (151) 12345678'],
])('D-09 finds the phone %s typed as %s', (phone, typed) => {
  expect(isFound(typed, textOf(phone))).toBe(true)
})

it.each(['rosa_quispe@example.pe', 'QUISPE rosa', '44556677', '44 556 677', '2780017', 'molle 984000111'])(
  'D-09 finds a reservation by %s',
  (typed) => {
    expect(isFound(typed, textOf('984000111'))).toBe(true)
  },
)

it.each(['984000112', 'rosaXquispe@example.pe', '44556678', '+58 984000111', '#'])(
  'D-09 does not find another reservation by %s',
  (typed) => {
    expect(isFound(typed, textOf('984000111'))).toBe(false)
  },
)

it('D-09 leaves out the # before a reservation number, and keeps the name of a room with digits', () => {
  expect(reservationSearchTerms('#52CC4B20')).toEqual([['52cc4b20']])
  expect(reservationSearchTerms('1-2')).toEqual([['1-2', '12']])
  expect(reservationSearchTerms('007')).toEqual([['007']])
  expect(reservationSearchTerms(' ')).toEqual([])
})
