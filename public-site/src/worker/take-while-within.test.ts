import { expect, it } from 'vitest'
import { takeWhileWithin } from './take-while-within.ts'

const take = async (most: number): Promise<string[]> => {
  const taken: string[] = []
  await takeWhileWithin(most, ['a', 'b', 'c'], async (address) => {
    taken.push(address)
    return 40
  })
  return taken
}

it('P-07 takes pictures until they weigh as much as may be kept', async () => {
  expect(await take(0)).toEqual([])
  expect(await take(40)).toEqual(['a'])
  expect(await take(41)).toEqual(['a', 'b'])
  expect(await take(1000)).toEqual(['a', 'b', 'c'])
})
