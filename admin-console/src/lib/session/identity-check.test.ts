import { expect, it, vi } from 'vitest'
import { IdentityCheck } from './identity-check.ts'

it('C-02 asks once for two requests at the same time, and answers both', async () => {
  const check = new IdentityCheck()
  const listener = vi.fn()
  check.subscribe(listener)
  const answers = Promise.all([check.ask(), check.ask()])
  expect(check.isAsking()).toBe(true)
  check.answer(true)
  expect(await answers).toEqual([true, true])
  expect(check.isAsking()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('C-02 asks again after it was cancelled', async () => {
  const check = new IdentityCheck()
  const first = check.ask()
  check.answer(false)
  expect(await first).toBe(false)
  void check.ask()
  expect(check.isAsking()).toBe(true)
})
