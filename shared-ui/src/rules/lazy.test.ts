import { expect, it, vi } from 'vitest'
import { lazy } from './lazy.ts'

it('W-04 makes nothing before it is asked for, and one thing however often', () => {
  const make = vi.fn(() => ({ format: String }))
  const made = lazy(make)
  expect(make).not.toHaveBeenCalled()
  expect(made()).toBe(made())
  expect(make).toHaveBeenCalledOnce()
})
