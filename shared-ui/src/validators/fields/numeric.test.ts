import * as v from 'valibot'
import { expect, it } from 'vitest'
import { TypedPrice, WholeNumber, wholeNumber } from './numeric.ts'

it.each([
  ['1', true],
  ['1234567890', true],
  ['12345678901', false],
  ['1.1234', true],
  ['1.12345', false],
  ['1.', false],
  ['.5', false],
  ['-1', false],
  ['1e3', false],
  ['1,5', true],
  ['1,500', false],
])('V-02 %s is numeric: %s', (text, valid) => {
  expect(v.is(TypedPrice, text)).toBe(valid)
})

it.each([
  ['0', true],
  [5, true],
  ['2147483647', true],
  ['2147483648', false],
  [2_147_483_648, false],
  ['9007199254740993', false],
])('V-13 %s is a whole number that both engines can store: %s', (typed, valid) => {
  expect(v.is(WholeNumber, typed)).toBe(valid)
})

it.each([
  [0, true],
  [1000, true],
  [1001, false],
  [-1, false],
  [0.5, false],
  ['5', false],
  [Number.MAX_SAFE_INTEGER, false],
])('V-13 %s is an integer from 0 to 1000: %s', (sent, valid) => {
  expect(v.is(wholeNumber({ max: 1000 }), sent)).toBe(valid)
})
