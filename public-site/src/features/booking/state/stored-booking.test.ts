import { EMPTY_CLIENT } from 'shared-ui/copy/booking/client-form'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draft, purchase, stay } from '../../../../test/booking/booking-fixture.ts'
import { memoryStorage, windowWithoutStorage } from '../../../../test/memory-storage.ts'
import { NO_EXTRAS } from './stay-extras.ts'
import {
  forgetBooking,
  forgetClient,
  forgetPurchaseOf,
  readStoredBooking,
  rememberPurchase,
  storeClient,
  storedPurchaseFor,
  thisTab,
} from './stored-booking.ts'

const begun = { ...purchase, roomID: 'room-103', ...stay, testMode: true }
const NOTHING = { draft: EMPTY_CLIENT, extras: NO_EXTRAS, agreed: false, purchase: null }

const extras = { ...NO_EXTRAS, persons: '2', comments: 'Llegamos en bus' }

let storage = memoryStorage()
beforeEach(() => {
  vi.useFakeTimers()
  storage = memoryStorage()
  vi.stubGlobal('window', { sessionStorage: storage })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('stored booking', () => {
  it('E-03 stores client data and purchase independently', () => {
    storeClient({ draft, extras, agreed: true })
    rememberPurchase(begun)
    expect(readStoredBooking()).toEqual({ draft, extras, agreed: true, purchase: begun })
    forgetBooking()
    expect(readStoredBooking()).toEqual(NOTHING)
  })

  it.each(['', '{', '[]', '{"draft":1}'])('E-03 ignores unreadable data: %j', (text) => {
    storage.setItem('lodge.booking', text)
    expect(readStoredBooking()).toEqual(NOTHING)
  })

  it('B-10 returns the purchase only for its room and stay', () => {
    rememberPurchase(begun)
    const stored = readStoredBooking()
    expect(storedPurchaseFor(stored, 'room-103', stay)).toEqual(purchase)
    expect(storedPurchaseFor(stored, 'room-104', stay)).toBeNull()
    expect(storedPurchaseFor(stored, 'room-103', { ...stay, departure: '2027-05-02' })).toBeNull()
  })

  it('M-01 forgets the purchase of the given room and no other', () => {
    storeClient({ draft, extras, agreed: true })
    rememberPurchase(begun)
    forgetPurchaseOf('room-104', stay)
    expect(readStoredBooking().purchase).toEqual(begun)
    forgetPurchaseOf('room-103', stay)
    expect(readStoredBooking()).toEqual({ draft, extras, agreed: true, purchase: null })
  })

  it('E-03 works without storage when the browser forbids it', () => {
    vi.stubGlobal('window', windowWithoutStorage)
    expect(() => storeClient({ draft, extras, agreed: true })).not.toThrow()
    expect(readStoredBooking()).toEqual(NOTHING)
    expect(thisTab()).toBe(thisTab())
  })
})

describe('expiry of client data', () => {
  it('B-13 forgets client data an hour after the last change but retains the purchase', () => {
    storeClient({ draft, extras, agreed: true })
    vi.advanceTimersByTime(59 * MINUTE_MS)
    storeClient({ draft: { ...draft, age: '35' }, extras, agreed: true })
    rememberPurchase(begun)
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(readStoredBooking().draft.age).toBe('35')
    vi.advanceTimersByTime(1)
    expect(readStoredBooking()).toEqual({ ...NOTHING, purchase: begun })
  })

  it('B-13 does not extend the hour when a purchase is stored or forgotten', () => {
    storeClient({ draft, extras, agreed: true })
    vi.advanceTimersByTime(59 * MINUTE_MS)
    rememberPurchase(begun)
    forgetPurchaseOf('room-103', stay)
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(readStoredBooking()).toEqual(NOTHING)
  })

  it('B-13 forgets the client of a confirmed booking and retains the purchase for its receipt', () => {
    storeClient({ draft, extras, agreed: true })
    rememberPurchase(begun)
    forgetClient()
    expect(readStoredBooking()).toEqual({ ...NOTHING, purchase: begun })
    expect(storage.getItem('lodge.booking')).not.toContain(draft.email)
  })

  it("B-13 leaves nothing behind after 'No soy yo'", () => {
    storeClient({ draft, extras, agreed: true })
    forgetClient()
    expect(storage.getItem('lodge.booking')).toBeNull()
  })

  it('B-13 forgets client data without a timestamp from an earlier version', () => {
    storage.setItem(
      'lodge.booking',
      JSON.stringify({ draft, extras, agreed: true, purchase: begun, visit: 'x' }),
    )
    expect(readStoredBooking()).toEqual({ ...NOTHING, purchase: begun })
  })
})

describe('thisTab', () => {
  it('M-08 returns the same identifier after a reload and the end of a booking', () => {
    const tab = thisTab()
    storeClient({ draft, extras, agreed: true })
    forgetBooking()
    expect(thisTab()).toBe(tab)
    expect(tab).toMatch(/^[0-9a-f]{32}$/)
  })
})
