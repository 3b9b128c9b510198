import { expect, it } from 'vitest'
import { isDoubtfulDni, isDoubtfulPhone, isDoubtfulRuc, isMinorsAge } from './doubtful-client.ts'

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
  ['abc', true],
  ['20000000002', true],
  ['20000000001', false],
  ['20-000000001', false],
  ['123', true],
  [' ', false],
])('V-05 doubts the RUC %j: %s', (typed, doubtful) => {
  expect(isDoubtfulRuc(typed)).toBe(doubtful)
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
