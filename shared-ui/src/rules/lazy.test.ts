import { expect, it, vi } from 'vitest'
import { lazy } from './lazy.ts'

it('W-04 creates the value on the first call and only once', () => {
  const make = vi.fn(() => ({ format: String }))
  const made = lazy(make)
  expect(make).not.toHaveBeenCalled()
  expect(made()).toBe(made())
  expect(make).toHaveBeenCalledOnce()
})
