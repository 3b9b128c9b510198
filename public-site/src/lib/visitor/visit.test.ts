import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage, windowWithoutStorage } from '../../../test/memory-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The module as a new document loads it. */
const newDocument = () => import('./visit.ts')

it('M-08 creates one identifier per browser when it first holds a room', async () => {
  vi.stubGlobal('window', { localStorage: memoryStorage() })
  const { knownVisit, visitOfThisBrowser } = await newDocument()
  expect(knownVisit()).toBeNull()
  const visit = visitOfThisBrowser()
  expect(visit).toMatch(/^[0-9a-f]{32}$/)
  vi.resetModules()
  const other = await newDocument()
  expect(other.knownVisit()).toBe(visit)
  expect(other.visitOfThisBrowser()).toBe(visit)
})

it('M-08 retains the identifier in memory when the browser forbids storage', async () => {
  vi.stubGlobal('window', windowWithoutStorage)
  const { knownVisit, visitOfThisBrowser } = await newDocument()
  const visit = visitOfThisBrowser()
  expect(visitOfThisBrowser()).toBe(visit)
  expect(knownVisit()).toBe(visit)
})
