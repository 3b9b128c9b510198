import { expect, it } from 'vitest'
import { isDoubtfulDni, isDoubtfulPhone, isMinorsAge, rucDoubt } from './doubtful-client.ts'

it.each([
  ['4', true],
  ['44 556 677', false],
  ['445566778', true],
  ['4455667A', false],
  ['', false],
])('V-05 doubts the DNI %j: %s', (typed, doubtful) => {
  expect(isDoubtfulDni(typed)).toBe(doubtful)
})

it.each([
  ['abc', 'length'],
  ['123', 'length'],
  ['30000000001', 'beginning'],
  ['20000000002', 'check_digit'],
  ['20000000001', null],
  ['20-000000001', null],
  [' ', null],
] as const)('V-05 doubts of the RUC %j: %s', (typed, doubt) => {
  expect(rucDoubt(typed)).toBe(doubt)
})

it.each([
  ['984 000 111', 'Perú', false],
  ['98400011', 'Perú', true],
  ['884000111', 'peru', true],
  ['+51 984.000.111', '', false],
  ['0051 984 000 11', '', true],
  ['(084) 200100', 'Perú', false],
  ['01 4441234', 'Perú', false],
  ['+49 30 1234567', 'Perú', false],
  ['12345', 'Alemania', false],
  ['', 'Perú', false],
])('V-12 doubts the phone %j of %s: %s', (typed, country, doubtful) => {
  expect(isDoubtfulPhone(typed, country)).toBe(doubtful)
})

it.each([
  ['0', true],
  ['17', true],
  ['18', false],
  ['', false],
  ['x', false],
])('V-04 takes %j for the age of a minor: %s', (typed, minor) => {
  expect(isMinorsAge(typed)).toBe(minor)
})
