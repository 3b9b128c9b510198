import { expect, it } from 'vitest'
import { takeWithinBudget } from './take-within-budget.ts'

const take = async (budget: number): Promise<string[]> => {
  const taken: string[] = []
  await takeWithinBudget(budget, ['a', 'b', 'c'], async (address) => {
    taken.push(address)
    return 40
  })
  return taken
}

it('P-07 stores pictures until the byte budget is used up', async () => {
  expect(await take(0)).toEqual([])
  expect(await take(40)).toEqual(['a'])
  expect(await take(41)).toEqual(['a', 'b'])
  expect(await take(1000)).toEqual(['a', 'b', 'c'])
})
