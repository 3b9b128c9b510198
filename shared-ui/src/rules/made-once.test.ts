import { expect, it, vi } from 'vitest'
import { madeOnce } from './made-once.ts'

it('W-04 makes nothing before it is asked for, and one thing however often', () => {
  const make = vi.fn(() => ({ format: String }))
  const made = madeOnce(make)
  expect(make).not.toHaveBeenCalled()
  expect(made()).toBe(made())
  expect(make).toHaveBeenCalledOnce()
})
