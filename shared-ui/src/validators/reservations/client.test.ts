import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ClientSchema, rucLooksWrong } from './client.ts'

const CLIENT = {
  names: ' Rosa Elvira ',
  surnames: 'Núñez & Hijos',
  email: 'rosa@example.pe',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  phone: '984 000-111',
  location: 'Jirón de Ejemplo 123',
  country: 'Perú',
  age: '34',
  RUC: '',
}

/** The first problem of each field of a client with some changed fields: field and code. */
function faults(change: object): string[] {
  const parsed = v.safeParse(ClientSchema, { ...CLIENT, ...change }, { abortPipeEarly: true })
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('ClientSchema', () => {
  it('V-05 accepts a complete client and trims it', () => {
    expect(v.parse(ClientSchema, CLIENT)).toMatchObject({
      names: 'Rosa Elvira',
      age: 34,
      phone: '984000111',
      RUC: '',
    })
  })

  it('V-05 requires everything but the RUC', () => {
    const { RUC, ...required } = CLIENT
    for (const field of Object.keys(required)) {
      const code = field === 'identificationDocument' ? 'document_required' : 'required'
      expect(faults({ [field]: '' })).toEqual([`${field}: ${code}`])
    }
    expect(RUC).toBe('')
    expect(faults({ names: '   ' })).toEqual(['names: required'])
  })

  it.each([
    ['rosa@', false],
    ['rosa', false],
    ['rosa@example', false],
    ['rosa quispe@example.pe', false],
    ['rosa.quispe+quinta@example.com.pe', true],
  ])('V-01 e-mail %s is valid: %s', (email, valid) => {
    expect(faults({ email }).length === 0).toBe(valid)
  })

  it.each([
    ['984000111', true],
    ['+51 984-000-111', true],
    ['(084) 200100', true],
    ['+1234567', false],
    ['98400011122', false],
    ['984000x11', false],
  ])('V-02, V-03 phone %s is valid: %s', (phone, valid) => {
    expect(faults({ phone }).length === 0).toBe(valid)
  })

  it.each([
    ['DNI', '44556677', true],
    ['DNI', '4455667A', false],
    ['Pasaporte', 'AB123456', true],
    ['Pasaporte', 'AB12', false],
    ['Carné de Extranjería', '001234567', true],
    ['Carné de Extranjería', '0012345678901', false],
    ['Pasaporte', 'AB-123456', false],
  ])('V-03 %s with number %s is valid: %s', (identificationDocument, identificationDocumentNumber, valid) => {
    expect(faults({ identificationDocument, identificationDocumentNumber }).length === 0).toBe(valid)
  })

  it.each([
    ['149', []],
    [149, []],
    ['150', ['age: age_too_high']],
    ['30.5', ['age: whole_number']],
    ['-1', ['age: whole_number']],
  ])('V-04 accepts ages below 150: %s', (age, expected) => {
    expect(faults({ age })).toEqual(expected)
  })

  it('V-05 refuses a RUC of 16 characters, and warns of a wrong check digit', () => {
    expect(faults({ RUC: '1234567890123456' })).toEqual(['RUC: ruc_too_long'])
    expect(faults({ RUC: '20000000002' })).toEqual([])
    expect([rucLooksWrong('20000000002'), rucLooksWrong('20000000001'), rucLooksWrong('')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('V-10 drops unknown fields', () => {
    expect(Object.keys(v.parse(ClientSchema, { ...CLIENT, admin: true }))).not.toContain('admin')
  })
})
