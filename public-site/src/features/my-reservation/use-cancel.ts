import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { GuestReservationAnswer } from 'shared-ui/validators/guest-reservation'
import { type CancelOutcome, lookAgain, tryToCancel } from './cancel-attempt.ts'
import { cancelReservation, guestReservationQueries } from './guest-reservation-queries.ts'

/** `told`: what came of the last press, where the question is still open. */
export type CancelState =
  | { at: 'asking'; told: Exclude<CancelOutcome, { kind: 'settled' }> | null }
  | { at: 'sending' }
  | { at: 'looking' }

/** Cancels the reservation of a link, once at a time (W-06); the page's own query learns of all that comes back. */
export function useCancel(token: string) {
  const queries = useQueryClient()
  const [state, setState] = useState<CancelState>({ at: 'asking', told: null })
  const isBusy = useRef(false)
  const options = guestReservationQueries.byToken(token)
  const callsFor = (shown: GuestReservationAnswer) => ({
    cancel: async () => {
      const after = await cancelReservation(token, shown)
      queries.setQueryData(options.queryKey, after)
      return after
    },
    look: () => queries.query(options),
  })
  const run = async (at: 'sending' | 'looking', deed: () => Promise<CancelOutcome>) => {
    // Of two presses in one frame both see the same state, so the state cannot tell.
    if (isBusy.current) return
    isBusy.current = true
    setState({ at })
    const outcome = await deed()
    isBusy.current = false
    setState({ at: 'asking', told: outcome.kind === 'settled' ? null : outcome })
  }
  return {
    state,
    /** Cancels what is shown. */
    send: (shown: GuestReservationAnswer) => run('sending', () => tryToCancel(callsFor(shown))),
    /** Asks what became of a press whose answer was lost. */
    look: (shown: GuestReservationAnswer) => run('looking', () => lookAgain(callsFor(shown))),
  }
}
