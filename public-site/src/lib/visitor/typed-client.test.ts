import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, windowWithoutStorage } from '../../../test/memory-storage.ts'
import { BOOKING_KEY, expireClientOnSchedule, forgetOutdatedClient, isOutdated } from './typed-client.ts'

const NOON = Date.parse('2027-03-10T17:00:00Z')
const typed = { draft: { email: 'lucia@example.pe' }, agreed: true, typedAt: NOON, purchase: null }
const purchase = { purchaseNumber: '3310001', sessionKey: 'key' }

describe('client data of the booking form', () => {
  it.each([
    ['one hour later', NOON + 60 * MINUTE_MS, false],
    ['a little more than an hour later', NOON + 60 * MINUTE_MS + 1, true],
    ['a second earlier, since the clock was corrected', NOON - 1000, false],
    ['a day earlier, since the clock was a day ahead', NOON - 1440 * MINUTE_MS, true],
  ])('B-13 %s (%i): outdated is %s', (_, now, expected) => {
    expect(isOutdated(NOON, now)).toBe(expected)
  })

  it('B-13 removes client data only once it is outdated', () => {
    const storage = memoryStorage()
    storage.setItem(BOOKING_KEY, JSON.stringify(typed))
    forgetOutdatedClient(storage, NOON + 59 * MINUTE_MS)
    expect(storage.getItem(BOOKING_KEY)).toContain('lucia@example.pe')
    forgetOutdatedClient(storage, NOON + 61 * MINUTE_MS)
    expect(storage.getItem(BOOKING_KEY)).toBeNull()
  })

  it('B-13 removes client data but retains the purchase', () => {
    const storage = memoryStorage()
    storage.setItem(BOOKING_KEY, JSON.stringify({ ...typed, purchase }))
    forgetOutdatedClient(storage, NOON + 61 * MINUTE_MS)
    expect(JSON.parse(storage.getItem(BOOKING_KEY) ?? '')).toEqual({ purchase })
  })

  it.each(['{', 'null', '"text"', '{}'])('B-13 removes unreadable data: %s', (text) => {
    const storage = memoryStorage()
    storage.setItem(BOOKING_KEY, text)
    forgetOutdatedClient(storage, NOON)
    expect(storage.getItem(BOOKING_KEY)).toBeNull()
  })
})

describe('expireClientOnSchedule', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON }))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('B-13 removes client data at most a minute after it is outdated', () => {
    const sessionStorage = memoryStorage()
    sessionStorage.setItem(BOOKING_KEY, JSON.stringify(typed))
    vi.stubGlobal('window', { sessionStorage })
    expireClientOnSchedule()
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(sessionStorage.getItem(BOOKING_KEY)).not.toBeNull()
    vi.advanceTimersByTime(MINUTE_MS)
    expect(sessionStorage.getItem(BOOKING_KEY)).toBeNull()
  })

  it('B-13 does nothing when the browser forbids storage', () => {
    vi.stubGlobal('window', windowWithoutStorage)
    expect(() => expireClientOnSchedule()).not.toThrow()
  })
})
