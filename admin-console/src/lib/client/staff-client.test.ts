import { StaffClientSchema } from 'shared-ui/validators/reservations/client'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { EMPTY_STAFF_CLIENT, sentClient, staffClientProblems, staffClientWarnings } from './staff-client.ts'

const ROSA = {
  ...EMPTY_STAFF_CLIENT,
  names: 'Rosa',
  surnames: 'Quispe',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  phone: '984000111',
  location: 'Lima',
  country: 'Perú',
  age: '34',
}

it('D-13 requires an e-mail unless the guest has none', () => {
  expect(staffClientProblems(ROSA)).toEqual({ email: 'Escriba su correo electrónico.' })
  expect(staffClientProblems({ ...ROSA, withoutEmail: true })).toEqual({})
  expect(staffClientProblems({ ...ROSA, withoutEmail: true, phone: '' })).toEqual({
    phone: 'Escriba su teléfono.',
  })
})

it('D-13 sends no e-mail of a guest who has none, whatever was typed, and doubts none', () => {
  const typed = { ...ROSA, email: 'rosa@gmial.com', withoutEmail: true }
  expect(sentClient(typed).email).toBe('')
  expect(v.is(StaffClientSchema, sentClient(typed))).toBe(true)
  expect(staffClientWarnings(typed)).toEqual({})
  expect(sentClient({ ...typed, withoutEmail: false }).email).toBe('rosa@gmial.com')
})
