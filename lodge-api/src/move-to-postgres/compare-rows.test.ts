import { expect, it } from 'vitest'
import { collectRows, countMissing } from './compare-rows.ts'

const sorted = (...rows: unknown[][]) => {
  const collection = collectRows()
  for (const row of rows) collection.add(row)
  return collection.sorted()
}

it('O-02 compares rows in any order, by type and value', () => {
  const rows = [
    ['a', 1, null],
    ['b', 2, new Uint8Array([1, 2])],
  ]
  expect(countMissing(sorted(...rows), sorted(...rows.toReversed()))).toBe(0)
  expect(countMissing(sorted(['a', 1]), sorted(['a', '1']))).toBe(1)
  expect(countMissing(sorted([null]), sorted(['null']))).toBe(1)
  expect(countMissing(sorted(['']), sorted([null]))).toBe(1)
  expect(countMissing(sorted(['ab', 'c']), sorted(['a', 'bc']))).toBe(1)
  expect(countMissing(sorted(['a'], ['a']), sorted(['a']))).toBe(1)
})
