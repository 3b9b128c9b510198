import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { bookingRequest, sessionRequest } from '../../../../test/fixtures/booking-requests.ts'
import { seenByGuest } from '../../../../test/fixtures/guest-link.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../../test/fixtures/lodge-fixture.ts'
import { type ScriptedProvider, scriptedProvider } from '../../../../test/payments/scripted-provider.ts'

const STAY = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }

describeOnEachDatabase("guest's link in the outcome of a purchase", (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  /** Books and pays; returns the response and a function that requests the outcome as the same browser. */
  const book = async () => {
    const session = sessionRequest(roomId, STAY)
    const { body: opened } = await fixture.call('POST', session.url, session.body)
    const purchaseNumber = String(opened.purchasenumber)
    const { url, body } = bookingRequest(roomId, STAY, { tokenId: 'token-1', purchaseNumber })
    const key = `purchaseNumber=${purchaseNumber}&sessionKey=${opened.sessionToken.sessionKey}`
    return {
      confirmed: (await fixture.call('POST', url, body)).body,
      outcome: async () => (await fixture.call('GET', `/reservation/outcome?${key}`)).body,
    }
  }

  it("B-12 opens the guest's page, is the same in every response and is stored as a hash only", async () => {
    const { confirmed, outcome } = await book()
    expect(await seenByGuest(fixture, confirmed.guest.token)).toMatchObject({ state: 'confirmed', nights: 3 })
    expect((await outcome()).guest.token).toBe(confirmed.guest.token)
    const links = await fixture.lodge.database.kysely.selectFrom('guest_link').selectAll().execute()
    expect(links).toHaveLength(1)
    expect(JSON.stringify(links)).not.toContain(confirmed.guest.token)
  })

  it('B-12, B-13 is absent a day after the confirmation, with the name, and the link itself stays valid', async () => {
    const { confirmed, outcome } = await book()
    fixture.pass(24 * HOUR_MS)
    expect((await outcome()).guest.token).toBe(confirmed.guest.token)
    fixture.pass(HOUR_MS)
    expect((await outcome()).guest).toBeNull()
    expect(await seenByGuest(fixture, confirmed.guest.token)).toMatchObject({ state: 'confirmed' })
  })
})
