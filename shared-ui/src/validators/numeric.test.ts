import * as v from 'valibot'
import { expect, it } from 'vitest'
import { NumericText } from './numeric.ts'

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
  ['1,5', false],
])('V-02 takes %s for numeric: %s', (text, valid) => {
  expect(v.is(NumericText, text)).toBe(valid)
})
