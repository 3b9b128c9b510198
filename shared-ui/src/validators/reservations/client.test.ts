import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ClientSchema } from './client.ts'

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
function problems(change: object): string[] {
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
      expect(problems({ [field]: '' })).toEqual([`${field}: ${code}`])
    }
    expect(RUC).toBe('')
    expect(problems({ names: '   ' })).toEqual(['names: required'])
  })

  it.each([
    ['rosa@', false],
    ['rosa', false],
    ['rosa@example', false],
    ['rosa quispe@example.pe', false],
    ['rosa.quispe+quinta@example.com.pe', true],
    ["o'brien@example.com", true],
    ['ana@xn--mnchen-3ya.de', true],
    ['\u202arosa@example.pe\u202c', true],
    ['rosa@example.', false],
    ['rosa@-example.pe', false],
    [`${'a'.repeat(250)}@example.pe`, false],
  ])('V-01, V-12 e-mail %s is valid: %s', (email, valid) => {
    expect(problems({ email }).length === 0).toBe(valid)
  })

  it.each([
    ['984000111', true],
    ['+51 984-000-111', true],
    ['(084) 200100', true],
    ['+1234567', false],
    ['98400011122', false],
    ['984000x11', false],
    ['+51 9', false],
  ])('V-02, V-03 phone %s is valid: %s', (phone, valid) => {
    expect(problems({ phone }).length === 0).toBe(valid)
  })

  it.each([
    ['\u202a+51 984 000 111\u202c', '+51984000111'],
    ['984\u2011000\u2011111', '984000111'],
    ['+51.984.000.111', '+51984000111'],
    ['0051 984 000 111', '+51984000111'],
    ['tel:+51984000111', '+51984000111'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['0044 (0) 20/7946/0000', '+442079460000'],
    ['(084) 200100', '084200100'],
    ['（＋５１）９８４０００１１１', '+51984000111'],
    ['0084200100', '0084200100'],
  ])('V-12 stores the phone %s as %s', (phone, stored) => {
    expect(v.parse(ClientSchema, { ...CLIENT, phone }).phone).toBe(stored)
  })

  it.each([
    ['Pasaporte', 'AB 123456', 'AB123456'],
    ['DNI', '44 556 677', '44556677'],
    ['Carné de Extranjería', '001-234-567', '001234567'],
  ])('V-12 stores the %s number %s as %s', (identificationDocument, identificationDocumentNumber, stored) => {
    const client = v.parse(ClientSchema, { ...CLIENT, identificationDocument, identificationDocumentNumber })
    expect(client.identificationDocumentNumber).toBe(stored)
  })

  it.each([
    ['DNI', '4455667A', 'dni_number'],
    ['Pasaporte', 'AB12', 'passport_number'],
    ['Carné de Extranjería', '1', 'foreigner_card_number'],
    ['DNI', ' - ', 'required'],
  ])(
    'V-12 a %s with number %s has the problem %s',
    (identificationDocument, identificationDocumentNumber, problem) => {
      expect(problems({ identificationDocument, identificationDocumentNumber })).toEqual([
        `identificationDocumentNumber: ${problem}`,
      ])
    },
  )

  it('V-11 a name of invisible characters counts as empty', () => {
    for (const names of ['\u200b', '\u3164 \u2060', '\u2800', '\u00ad\ufeff']) {
      expect(problems({ names })).toEqual(['names: required'])
    }
  })

  it.each([
    ['DNI', '44556677', true],
    ['DNI', '4455667A', false],
    ['Pasaporte', 'AB123456', true],
    ['Pasaporte', 'AB12', false],
    ['Carné de Extranjería', '001234567', true],
    ['Carné de Extranjería', '0012345678901', false],
    ['Pasaporte', 'AB-123456', true],
  ])('V-03 %s with number %s is valid: %s', (identificationDocument, identificationDocumentNumber, valid) => {
    expect(problems({ identificationDocument, identificationDocumentNumber }).length === 0).toBe(valid)
  })

  it.each([
    ['149', []],
    [149, []],
    ['150', ['age: age_too_high']],
    ['30.5', ['age: whole_number']],
    ['-1', ['age: whole_number']],
  ])('V-04 accepts ages below 150: %s', (age, expected) => {
    expect(problems({ age })).toEqual(expected)
  })

  it('V-05 refuses a RUC of 16 characters, and accepts one with a wrong check digit', () => {
    expect(problems({ RUC: '1234567890123456' })).toEqual(['RUC: ruc_too_long'])
    expect(problems({ RUC: '20000000002' })).toEqual([])
  })

  it('V-10 drops unknown fields', () => {
    expect(Object.keys(v.parse(ClientSchema, { ...CLIENT, admin: true }))).not.toContain('admin')
  })
})
