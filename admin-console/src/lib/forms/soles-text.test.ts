import { expect, it } from 'vitest'
import { parseSoles } from './soles-text.ts'

it.each([
  ['65.50', 65.5],
  ['65,5', 65.5],
  [' 1,234.50 ', 1234.5],
  ['1 234,50', 1234.5],
  ['0', 0],
  ['', null],
  ['cien', null],
  ['1.005', null],
  ['-5', null],
])('V-10 parses the amount "%s" to %s soles', (text, soles) => {
  expect(parseSoles(text)).toBe(soles)
})
