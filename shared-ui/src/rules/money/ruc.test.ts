import { expect, it } from 'vitest'
import { isRuc } from './ruc.ts'

it.each([
  ['20000000019', false],
  ['10000000006', true],
  ['20000000001', true],
  ['20000000002', false],
  ['30000000001', false],
  ['2000000000', false],
  ['2000000000a', false],
])('V-05 isRuc of %s is %s', (text, valid) => {
  expect(isRuc(text)).toBe(valid)
})
