import { expect, it } from 'vitest'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { nextGroup, plantsOf } from './plant-groups.ts'

const [first, second, third] = [0, 12, 24].map((from) => ({
  plants: samplePlants(30).slice(from, from + 12),
  total: 30,
}))
const groups = (...all: (typeof first)[]) => all.filter((group) => group !== undefined)

it('P-06 requests one group after the other until all plants are loaded', () => {
  const next = (...all: (typeof first)[]) =>
    nextGroup(groups(all.at(-1))[0] ?? { plants: [], total: 0 }, groups(...all))
  expect(next(first)).toBe(1)
  expect(next(first, second)).toBe(2)
  expect(next(first, second, third)).toBeUndefined()
})

it('P-06 requests no group after an empty one', () => {
  const empty = { plants: [], total: 30 }
  expect(nextGroup(empty, groups(first, empty))).toBeUndefined()
})

it('P-06 shows a plant once although two groups contain it', () => {
  const [moved] = samplePlants(1)
  expect(plantsOf(groups(first, { plants: moved ? [moved] : [], total: 30 }))).toHaveLength(12)
})
