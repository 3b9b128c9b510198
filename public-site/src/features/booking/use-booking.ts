import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import type { ClientDraft } from 'shared-ui/validators/client'
import type { Purchase } from 'shared-ui/validators/payment'
import { ApiProblem, leavesOpen } from '../../lib/problems.ts'
import { roomQueries } from '../../lib/room-queries.ts'
import { askOutcome, makeReservation, openSession } from './booking-calls.ts'
import type { Booking } from './booking-request.ts'
import {
  type BookingEvent,
  type BookingState,
  firstState,
  isFollowing,
  type OpenSession,
  type PurchaseKey,
} from './booking-state.ts'
import { type CardFields, CardRefused } from './card-fields.ts'
import { followPurchase } from './follow-purchase.ts'
import {
  forgetBooking,
  keepBooking,
  keptPurchaseFor,
  readKeptBooking,
  visitOfThisTab,
} from './kept-booking.ts'
import { nextBookingState } from './next-booking-state.ts'

/** Who books: what was typed, and whether the terms were accepted. */
export type Guest = { draft: ClientDraft; agreed: boolean }

/** A booking and its deeds. Each deed does nothing where the step does not allow it. */
export type BookingModel = {
  state: BookingState
  /** 'Siguiente Paso', and a new try after the hold ran out: holds the nights and opens a payment session. */
  open: (draft: ClientDraft) => Promise<void>
  /** 'Reservar': makes a token of the card and sends the reservation, once. */
  pay: (draft: ClientDraft, fields: CardFields) => Promise<void>
  edited: () => void
  fieldsFailed: () => void
  fieldsRetried: () => void
  holdOver: () => void
  changeDetails: () => void
  closeDenial: () => void
  /** Asks at once what became of the purchase. */
  askAgain: () => void
  /** Forgets the booking, when it is done or given up. */
  finish: () => void
}

/** Runs one booking of a room for a stay, from the form to its outcome (B-03 to B-10). */
export function useBooking(booking: Booking): BookingModel {
  const queries = useQueryClient()
  const { room, stay } = booking
  const [state, dispatch] = useReducer(nextBookingState, null, () =>
    firstState(keptPurchaseFor(readKeptBooking(), room._id, stay)),
  )
  const once = useOnceAtATime()

  const open = (draft: ClientDraft) =>
    once(async () => {
      dispatch({ type: 'open' })
      try {
        dispatch({ type: 'opened', session: await openAndKeep(booking, draft) })
      } catch (problem) {
        dispatch({ type: 'open_failed', problem })
        // Another price or no room at all: the page shows what is true now.
        void queries.invalidateQueries({ queryKey: roomQueries.detail(room._id).queryKey })
      }
    })

  const pay = (draft: ClientDraft, fields: CardFields) =>
    once(async () => {
      if (state.step !== 'card') return
      dispatch({ type: 'pay' })
      try {
        const { purchaseNumber } = state.session.purchase
        const cardholder = { name: draft.names, lastName: draft.surnames, email: draft.email }
        const tokenId = await fields.tokenise(cardholder)
        const result = await makeReservation(booking, draft, { tokenId, purchaseNumber })
        dispatch({ type: 'outcome', result })
      } catch (problem) {
        dispatch(eventOfFailedPayment(problem))
      }
    })

  useFollowedPurchase(isFollowing(state) ? state.purchase : null, dispatch)

  return {
    state,
    open,
    pay,
    edited: () => dispatch({ type: 'edited' }),
    fieldsFailed: () => dispatch({ type: 'fields_failed' }),
    fieldsRetried: () => dispatch({ type: 'fields_retried' }),
    holdOver: () => dispatch({ type: 'hold_over' }),
    changeDetails: () => dispatch({ type: 'change_details' }),
    closeDenial: () => {
      keepBooking({ purchase: null })
      dispatch({ type: 'denial_closed' })
    },
    askAgain: () => dispatch({ type: 'ask_again' }),
    finish: forgetBooking,
  }
}

type Dispatch = (event: BookingEvent) => void

/** Opens a payment session in place of this tab's earlier one, and keeps its key for a reload. */
async function openAndKeep(booking: Booking, draft: ClientDraft): Promise<OpenSession> {
  const session = await openSession(booking, draft, visitOfThisTab())
  const { room, stay } = booking
  keepBooking({ purchase: { ...session.purchase, roomID: room._id, ...stay, testMode: session.testMode } })
  return session
}

/** Runs one deed at a time: of two presses in one frame both see the same state, so the state cannot tell (W-06). */
function useOnceAtATime() {
  const isBusy = useRef(false)
  return async (deed: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await deed()
    } finally {
      isBusy.current = false
    }
  }
}

/** What a payment that gave no outcome means: the card, a refusal, or an answer that was lost on its way. */
function eventOfFailedPayment(problem: unknown): BookingEvent {
  if (problem instanceof CardRefused) return { type: 'card_failed' }
  if (problem instanceof ApiProblem && !leavesOpen(problem)) return { type: 'refused', problem }
  return { type: 'answer_lost', problem }
}

/** Asks after a purchase for as long as its outcome is open; begins anew for another purchase or another try. */
function useFollowedPurchase(purchase: PurchaseKey | null, dispatch: Dispatch): void {
  useEffect(() => {
    if (!purchase) return
    const leaving = new AbortController()
    const follower = {
      ask: (signal: AbortSignal) => askOutcome(purchase, signal),
      onOutcome: (result: Purchase) => dispatch({ type: 'outcome', result }),
      onFailure: (problem: unknown) => dispatch({ type: 'asking_failed', problem }),
      onUnknownPurchase: () => {
        keepBooking({ purchase: null })
        dispatch({ type: 'purchase_unknown' })
      },
    }
    void followPurchase(follower, leaving.signal)
    return () => leaving.abort()
  }, [purchase, dispatch])
}
