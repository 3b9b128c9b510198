import { LODGE } from 'content'
import { LONGEST_DETAIL } from 'shared-ui/validators/reservations/reservation-texts'
import { describe, expect, it } from 'vitest'
import {
  arrivalChoices,
  LONGEST_COMMENTS,
  NO_EXTRAS,
  personChoices,
  reservationDetail,
  type StayExtras,
} from './stay-extras.ts'

const CONTEXT = { capacity: 3, nights: 2 }
const ALL: StayExtras = {
  persons: '2',
  arrival: LODGE.checkIn.to,
  pet: true,
  comments: '  Venimos en bus.\nUna es vegetariana.  ',
}

const detail = (extras: Partial<StayExtras>, context = CONTEXT) =>
  reservationDetail({ ...NO_EXTRAS, ...extras }, context).replaceAll('\u00a0', ' ')

describe('reservationDetail', () => {
  it('B-01 writes one line for each part that the client gave', () => {
    expect(detail(ALL).split('\n')).toEqual([
      'Personas: 2',
      `Llegada: hacia las ${LODGE.checkIn.to}`,
      'Mascota: S/. 20.00 × 2 noches = S/. 40.00, por pagar en el hospedaje',
      'Comentarios: Venimos en bus.',
      'Una es vegetariana.',
    ])
  })

  it('B-01 is empty if the client gave nothing', () => {
    expect(detail({})).toBe('')
    expect(detail({ comments: ' \n ' })).toBe('')
  })

  it('B-01 leaves out persons and an hour that this room does not offer', () => {
    expect(detail({ persons: '4', arrival: '03:00' })).toBe('')
    expect(detail({ persons: '0' })).toBe('')
  })

  it('B-01 fits into the details of a reservation with the longest comments', () => {
    const longest = detail({ ...ALL, comments: 'x'.repeat(LONGEST_COMMENTS) }, { capacity: 99, nights: 30 })
    expect(longest.length).toBeLessThanOrEqual(LONGEST_DETAIL)
  })
})

describe('choices', () => {
  it('B-01 offers 1 to the capacity as persons', () => {
    expect(personChoices(3)).toEqual(['1', '2', '3'])
  })

  it.each([
    [{ from: '14:00', to: '17:00' }, ['14:00', '15:00', '16:00', '17:00']],
    [{ from: '14:30', to: '16:30' }, ['14:30', '15:00', '16:00']],
  ])('B-01 offers the hours of check-in %o', (hours, choices) => {
    expect(arrivalChoices(hours)).toEqual(choices)
  })
})
