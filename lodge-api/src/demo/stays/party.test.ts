import { GuestRequest } from 'shared-ui/validators/reservations/guest'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { YEAR_GUESTS, yearGuest } from '../year/year-guests.ts'
import { partyOf } from './party.ts'

it('D-12 makes parties that the form of guests accepts: the client first, each person with a document of their own', () => {
  const clients = Array.from({ length: YEAR_GUESTS }, (_, index) => yearGuest(index))
  for (const client of clients) {
    const party = partyOf(client, { persons: 4, year: 2027 })
    expect(party.map((guest) => v.parse(GuestRequest, guest))).toEqual(party)
    expect(party[0]?.identificationDocumentNumber).toBe(client.identificationDocumentNumber)
    expect(new Set(party.map((guest) => guest.identificationDocumentNumber)).size).toBe(4)
    expect(partyOf(client, { persons: 4, year: 2027 })).toEqual(party)
  }
})
