import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useVersions } from 'shared-ui/forms/use-versions'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { type ChangeInAddress, EMPTY_CHANGE } from './change-search.ts'
import { reservationQueries } from './reservation-queries.ts'
import {
  type ChangeChoices,
  changeRequest,
  changeSum,
  differsFrom,
  type RequestedStay,
  rebaseRequestedStay,
  requestedOf,
  requestedStay,
  requestedStayProblem,
} from './stay-change.ts'
import { reservationSavedMeanwhile, useChangeReservation } from './use-change-reservation.ts'

const FIRST_CHOICES: ChangeChoices = { rate: null, settlement: 'card', notice: 'mail' }

export type StayChangeOptions = {
  /** What the address asks for. */
  address: ChangeInAddress
  onAddressChange: (address: ChangeInAddress) => void
  /** The lodge's day (W-03). */
  today: CalendarDate
  onChanged: () => void
}

/** What the wanted stay of a reservation comes to, never of another stay: there is no sum while its price is asked for. */
function useChangeSum(
  kept: ReservationDetail,
  { wanted, choices, problem }: { wanted: RequestedStay; choices: ChangeChoices; problem: string | null },
) {
  const quote = useQuery({
    ...reservationQueries.changeQuote(kept._id, kept.version, wanted),
    enabled: problem === null,
  })
  const isPriced = problem === null && quote.data !== undefined && !quote.error
  return {
    quote,
    /** The price of what is wanted is on its way. */
    isAsking: problem === null && !isPriced && (quote.isFetching || !quote.error),
    /** What it comes to; null while there is no price of just these dates and this room. */
    sum: isPriced ? changeSum(kept, { quote: quote.data, wanted, choices }) : null,
  }
}

/** What is wanted of a reservation. The address says it first; a date that is half typed is none yet, and is kept here. */
function useRequestedStay(
  reservation: ReservationDetail,
  { address, onAddressChange }: Pick<StayChangeOptions, 'address' | 'onAddressChange'>,
) {
  const [wanted, setRequested] = useState(() => requestedStay(reservation, address))
  return {
    wanted,
    /** Wants another stay, of the reservation as it is kept. */
    want: (next: RequestedStay, kept: ReservationDetail) => {
      setRequested(next)
      onAddressChange(requestedOf(next, kept))
    },
    /** Somebody else was quicker: what was not touched, and so is not in the address either, follows what they saved. */
    follow: (versions: { before: ReservationDetail; saved: ReservationDetail }) =>
      setRequested((now) => rebaseRequestedStay(now, versions)),
  }
}

/**
 * The change of a reservation while it is chosen: what is wanted stands in the address, its price is asked of the server, and the
 * version that was read is sent with it. Where somebody else was quicker, `saved` is what they saved, and what nobody touched here
 * follows it (case 19).
 */
export function useStayChange(
  reservation: ReservationDetail,
  { today, onChanged, ...inAddress }: StayChangeOptions,
) {
  // What is told of it later does not touch what is compared here, until staff have seen both versions.
  const { read, saved, stored, conflictWith, accept } = useVersions(reservation)
  const { wanted, want, follow } = useRequestedStay(reservation, inAddress)
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const change = useChangeReservation(read._id)
  const problem = requestedStayProblem(wanted, stored, today)
  const priced = useChangeSum(stored, { wanted, choices, problem })
  const { quote, sum } = priced
  const isReady = sum?.isChange === true && quote.data?.conflicts.length === 0

  const send = () => {
    if (!isReady) return
    change.mutate(changeRequest(wanted, sum, { ...choices, version: stored.version }), {
      onSuccess: onChanged,
      onError: (refusal) => {
        const theirs = reservationSavedMeanwhile(refusal)
        if (theirs === null) return
        conflictWith(theirs)
        follow({ before: stored, saved: theirs })
      },
    })
  }
  const takeTheirs = (theirs: ReservationDetail) => {
    change.reset()
    accept(theirs)
    want(requestedStay(theirs, EMPTY_CHANGE), theirs)
  }
  return {
    /** The reservation as it was when the form was filled in. */
    read,
    /** The reservation as it is kept now, as far as this form knows. */
    kept: stored,
    saved,
    wanted,
    want: (next: RequestedStay) => want(next, stored),
    /** What is wrong with the dates, or null. */
    problem,
    ...priced,
    choices,
    setChoices,
    isReady,
    /** Whether something chosen would be lost by leaving (D-14). */
    hasUnsaved: () => differsFrom(wanted, stored),
    pending: change.isPending,
    /** Why it could not be saved, where both versions do not say it. */
    refusal: reservationSavedMeanwhile(change.error) === null ? change.error : null,
    send,
    takeTheirs,
  }
}
export type StayChange = ReturnType<typeof useStayChange>
