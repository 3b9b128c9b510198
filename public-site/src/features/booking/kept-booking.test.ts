import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guest, purchase, stay } from './booking-fixture.ts'
import {
  forgetBooking,
  keepBooking,
  keptPurchaseFor,
  readKeptBooking,
  visitOfThisTab,
} from './kept-booking.ts'

/** As much of a tab's storage as is used. */
function tabStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

describe('what the tab keeps through a reload', () => {
  let storage = tabStorage()
  beforeEach(() => {
    storage = tabStorage()
    vi.stubGlobal('window', { sessionStorage: storage })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('E-03 keeps what was typed and the purchase beside each other', () => {
    const begun = { ...purchase, roomID: 'room-103', ...stay, testMode: true }
    keepBooking({ draft: guest, agreed: true })
    keepBooking({ purchase: begun })
    expect(readKeptBooking()).toEqual({ draft: guest, agreed: true, purchase: begun, visit: '' })
    forgetBooking()
    expect(readKeptBooking()).toEqual({ draft: EMPTY_CLIENT, agreed: false, purchase: null, visit: '' })
  })

  it.each(['', '{', '[]', '{"draft":1}'])('E-03 begins anew from what it cannot read: %j', (text) => {
    storage.setItem('lodge.booking', text)
    expect(readKeptBooking().draft).toEqual(EMPTY_CLIENT)
  })

  it('B-10 knows its purchase for the same room and stay alone', () => {
    keepBooking({ purchase: { ...purchase, roomID: 'room-103', ...stay, testMode: true } })
    const kept = readKeptBooking()
    expect(keptPurchaseFor(kept, 'room-103', stay)).toEqual(purchase)
    expect(keptPurchaseFor(kept, 'room-104', stay)).toBeNull()
    expect(keptPurchaseFor(kept, 'room-103', { ...stay, departure: '2027-05-02' })).toBeNull()
  })

  it('B-08 has one word for its holds through a reload', () => {
    const visit = visitOfThisTab()
    keepBooking({ draft: guest })
    expect(visitOfThisTab()).toBe(visit)
    expect(visit).toMatch(/^[0-9a-f]{32}$/)
  })

  it('E-03 goes on where the browser forbids storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(() => keepBooking({ agreed: true })).not.toThrow()
    expect(readKeptBooking().agreed).toBe(false)
    expect(visitOfThisTab()).toBe(visitOfThisTab())
  })
})
