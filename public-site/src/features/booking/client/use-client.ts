import { useState } from 'react'
import type { Client } from '../state/booking-request.ts'
import { forgetClient, NO_CLIENT, readStoredBooking, storeClient } from '../state/stored-booking.ts'

const EMPTY_FORM: Client = { ...NO_CLIENT, lateArrivalAccepted: false }

/**
 * Returns the typed client data, which survives a reload. `forget` empties it and removes it from storage; it is undefined if nothing
 * was stored when the page was opened.
 */
export function useClient() {
  const [client, setClient] = useState<Client>(() => {
    const { purchase, ...typed } = readStoredBooking()
    return { ...EMPTY_FORM, ...typed }
  })
  const [isRemembered, setRemembered] = useState(
    () => client.agreed || Object.values({ ...client.draft, ...client.extras }).some(Boolean),
  )
  const change = (next: Client) => {
    setClient(next)
    const { lateArrivalAccepted, ...typed } = next
    storeClient(typed)
  }
  const forget = () => {
    forgetClient()
    setClient(EMPTY_FORM)
    setRemembered(false)
  }
  return { client, change, forget: isRemembered ? forget : undefined }
}
