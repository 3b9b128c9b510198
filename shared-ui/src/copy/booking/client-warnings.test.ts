import { LODGE } from 'content'
import { expect, it } from 'vitest'
import { CLIENT_WARNINGS, clientWarnings } from './client-warnings.ts'

const client = {
  names: 'Rosa',
  surnames: 'Quispe',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '40302010',
  email: 'rosa@example.pe',
  phone: '+51 999 999 999',
  location: 'Calle 1',
  country: 'Perú',
  age: '40',
  RUC: '',
} as const

it.each([
  ['2060', CLIENT_WARNINGS.ruc.length],
  ['200000000011', CLIENT_WARNINGS.ruc.length],
  ['veinte', CLIENT_WARNINGS.ruc.length],
  ['30000000001', CLIENT_WARNINGS.ruc.beginning],
  ['20000000002', CLIENT_WARNINGS.ruc.check_digit],
])('V-05 says what cannot be right about the RUC %s', (RUC, text) => {
  expect(clientWarnings({ ...client, RUC })).toEqual({ RUC: { text } })
})

it.each(['', '20-00000000 1', LODGE.ruc])(
  'V-05 has no doubt about the RUC %j, and so none about the lodge’s own',
  (RUC) => {
    expect(clientWarnings({ ...client, RUC })).toEqual({})
  },
)
