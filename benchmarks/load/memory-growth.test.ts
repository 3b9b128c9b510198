import { describe, expect, it } from 'vitest'
import { isLeaking, memoryGrowth } from './memory-growth.ts'

describe('memory of a server under load', () => {
  it('O-07 may rise at the start, and go up and down afterwards', () => {
    const memory = [120, 150, 170, 181, 176, 188, 179, 185, 177, 186, 180]
    expect(memoryGrowth(memory)).toBeLessThan(4)
    expect(isLeaking(memory)).toBe(false)
  })

  it('O-07 leaks when a kB of each of 50 requests a second remains', () => {
    const memory = Array.from({ length: 11 }, (_, minute) => 180 + minute * 3)
    expect(memoryGrowth(memory)).toBe(12)
    expect(isLeaking(memory)).toBe(true)
  })

  it('O-07 is not judged after a short run', () => {
    expect(memoryGrowth([100, 200, 300, 400])).toBeNull()
    expect(isLeaking([100, 200, 300, 400])).toBe(false)
  })
})
