import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { ApiProblem, mayHaveTakenEffect } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payments/payment'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { forgetStay } from '../../../lib/visitor/remembered-stay.ts'
import type { CardFields } from '../card/card-fields.ts'
import { ProviderTimeout } from '../card/with-timeout.ts'
import type { Booking, Client } from './booking-request.ts'
import { makeReservation, openSession, requestOutcome } from './booking-requests.ts'
import {
  type BookingEvent,
  type BookingState,
  firstState,
  followedPurchase,
  hasNoPurchase,
  type NotSent,
  type OpenSession,
  type PurchaseKey,
} from './booking-state.ts'
import { followPurchase } from './follow-purchase.ts'
import { nextBookingState } from './next-booking-state.ts'
import { isOffline, Offline } from './offline.ts'
import {
  forgetBooking,
  forgetClient,
  forgetPurchaseOf,
  readStoredBooking,
  rememberPurchase,
  storedPurchaseFor,
} from './stored-booking.ts'
import { releaseSession, useHoldRelease } from './use-hold-release.ts'

/** A booking and its actions. An action does nothing if the step does not allow it. */
export type BookingModel = {
  state: BookingState
  /** 'Siguiente Paso', or a retry after the hold has expired: holds the nights and opens a payment session. */
  open: (client: Client) => Promise<void>
  /** 'Reservar': requests a token of the card and sends the reservation, once. */
  pay: (client: Client, fields: CardFields) => Promise<void>
  edited: () => void
  fieldsFailed: () => void
  fieldsRetried: () => void
  holdOver: () => void
  /** Returns to the form and releases the hold. */
  changeDetails: () => void
  closeDenial: () => void
  /** Returns to the form with the typed data after a purchase that ended without a reservation. */
  tryAgain: () => void
  /** Requests the outcome of the purchase at once. */
  askAgain: () => void
  /** Forgets the finished booking. */
  finish: () => void
}

/** Runs the booking of a room for a stay, from the form to its outcome. */
export function useBooking(booking: Booking): BookingModel {
  const queries = useQueryClient()
  const { room, stay } = booking
  const [state, dispatch] = useReducer(nextBookingState, null, () =>
    firstState(storedPurchaseFor(readStoredBooking(), room._id, stay)),
  )
  const { once, isBusy } = useOnceAtATime()
  const { hasLeft } = useHoldRelease({ booking, state, isBusy, onLeft: () => dispatch({ type: 'left' }) })
  useForgetting(booking, state)
  useFollowedPurchase(followedPurchase(state), dispatch)
  useReconnection(dispatch)

  const open = (client: Client) =>
    once(async () => {
      dispatch({ type: 'open' })
      try {
        const session = await openUnlessOffline(booking, client)
        if (hasLeft()) return releaseSession(booking, session)
        rememberPurchase({ ...session.purchase, roomID: room._id, ...stay, testMode: session.testMode })
        dispatch({ type: 'opened', session })
        // What another held is held by this browser now.
        void queries.invalidateQueries({ queryKey: roomQueries.taken(stay).queryKey })
      } catch (problem) {
        dispatch({ type: 'open_failed', problem })
        // The price may have changed or the room may be gone: reload it.
        void queries.invalidateQueries({ queryKey: roomQueries.detail(room._id).queryKey })
      }
    })

  const pay = (client: Client, fields: CardFields) =>
    once(async () => {
      if (state.step !== 'card') return
      dispatch({ type: 'pay' })
      try {
        const tokenId = await tokenOf(client, fields)
        const { purchaseNumber } = state.session.purchase
        const result = await makeReservation(booking, client, { tokenId, purchaseNumber })
        dispatch({ type: 'outcome', result })
      } catch (problem) {
        dispatch(eventOfFailedPayment(problem))
      }
    })

  const changeDetails = () => {
    if (state.step === 'card') releaseSession(booking, state.session)
    dispatch({ type: 'change_details' })
  }

  return { state, open, pay, changeDetails, ...actionsOf(dispatch) }
}

type Dispatch = (event: BookingEvent) => void

/** The actions that only dispatch an event. */
const actionsOf = (dispatch: Dispatch) => ({
  edited: () => dispatch({ type: 'edited' }),
  fieldsFailed: () => dispatch({ type: 'fields_failed' }),
  fieldsRetried: () => dispatch({ type: 'fields_retried' }),
  holdOver: () => dispatch({ type: 'hold_over' }),
  closeDenial: () => dispatch({ type: 'denial_closed' }),
  tryAgain: () => dispatch({ type: 'try_again' }),
  askAgain: () => dispatch({ type: 'ask_again' }),
  finish: () => {
    forgetBooking()
    forgetStay()
  },
})

async function openUnlessOffline(booking: Booking, client: Client): Promise<OpenSession> {
  if (isOffline()) throw new Offline()
  return openSession(booking, client)
}

/** The card was not sent, so nothing can have been charged. */
class CardNotSent extends Error {
  readonly because: NotSent

  constructor(because: NotSent, options?: ErrorOptions) {
    super(`The card was not sent: ${because}`, options)
    this.name = 'CardNotSent'
    this.because = because
  }
}

/** Requests a token of the card. Rejects with `CardNotSent`; a late token is ignored. */
async function tokenOf({ draft }: Client, fields: CardFields): Promise<string> {
  if (isOffline()) throw new CardNotSent('offline')
  try {
    return await fields.tokenise({ name: draft.names, lastName: draft.surnames, email: draft.email })
  } catch (cause) {
    throw new CardNotSent(whyNotSent(cause), { cause })
  }
}

/** Offline comes first: without a network the provider makes no token either, and the card is not at fault. */
function whyNotSent(cause: unknown): NotSent {
  if (isOffline()) return 'offline'
  return cause instanceof ProviderTimeout ? 'token_timeout' : 'card'
}

/** Forgets a finished purchase, and the client of a confirmed booking. */
function useForgetting({ room, stay }: Booking, state: BookingState): void {
  const isConfirmed = state.step === 'confirmed'
  const isOver = hasNoPurchase(state)
  useEffect(() => {
    if (isOver) forgetPurchaseOf(room._id, stay)
  }, [isOver, room._id, stay])
  useEffect(() => {
    if (isConfirmed) forgetClient()
  }, [isConfirmed])
}

/** Runs one action at a time. Uses a ref, since two presses in one frame see the same state. */
function useOnceAtATime() {
  const busy = useRef(false)
  const once = async (action: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    try {
      await action()
    } finally {
      busy.current = false
    }
  }
  return { once, isBusy: () => busy.current }
}

/** Returns the event of a payment without an outcome: the card was not sent, the server refused, or the response was lost. */
function eventOfFailedPayment(problem: unknown): BookingEvent {
  if (problem instanceof CardNotSent) return { type: 'not_sent', because: problem.because }
  if (problem instanceof ApiProblem && !mayHaveTakenEffect(problem)) return { type: 'refused', problem }
  return { type: 'response_lost', problem }
}

function useReconnection(dispatch: Dispatch): void {
  useEffect(() => {
    const onOnline = () => dispatch({ type: 'online' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [dispatch])
}

/** Polls a purchase while its outcome is open. Restarts for another purchase and on a retry. */
function useFollowedPurchase(purchase: PurchaseKey | null, dispatch: Dispatch): void {
  useEffect(() => {
    if (!purchase) return
    const leaving = new AbortController()
    const follower = {
      request: (signal: AbortSignal) => requestOutcome(purchase, signal),
      onOutcome: (result: Purchase) => dispatch({ type: 'outcome', result }),
      onFailure: (problem: unknown) => dispatch({ type: 'asking_failed', problem }),
      onUnknownPurchase: () => dispatch({ type: 'purchase_unknown' }),
    }
    void followPurchase(follower, leaving.signal)
    return () => leaving.abort()
  }, [purchase, dispatch])
}
