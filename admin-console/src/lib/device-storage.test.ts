import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage } from './device-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('A-02 stores in memory where the browser forbids local storage, so that staff can still sign in', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  const storage = deviceStorage()
  storage.setItem('token', 'a')
  expect(storage.getItem('token')).toBe('a')
  storage.removeItem('token')
  expect(storage.getItem('token')).toBeNull()
})
