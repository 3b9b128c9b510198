import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useVersions } from 'shared-ui/forms/use-versions'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { reservationQueries } from '../reservation-queries.ts'
import { reservationSavedMeanwhile, useChangeReservation } from '../use-change-reservation.ts'
import { type ChangeInAddress, EMPTY_CHANGE } from './change-search.ts'
import {
  type ChangeChoices,
  changeRequest,
  changeSearchOf,
  changeSum,
  differsFrom,
  type RequestedStay,
  rebaseRequestedStay,
  requestedStay,
  requestedStayProblem,
} from './stay-change.ts'

const FIRST_CHOICES: ChangeChoices = { rate: null, settlement: 'card', notice: 'mail' }

export type StayChangeOptions = {
  /** The requested changes in the address. */
  address: ChangeInAddress
  onAddressChange: (address: ChangeInAddress) => void
  /** Today in the lodge's time zone. */
  today: CalendarDate
  onChanged: () => void
}

/** The quote and the outcome of a requested stay. There is no outcome while its own price loads, never that of another stay. */
function useChangeSum(
  stored: ReservationDetail,
  {
    requested,
    choices,
    problem,
  }: { requested: RequestedStay; choices: ChangeChoices; problem: string | null },
) {
  const quote = useQuery({
    ...reservationQueries.changeQuote(stored._id, stored.version, requested),
    enabled: problem === null,
  })
  const isPriced = problem === null && quote.data !== undefined && !quote.error
  return {
    quote,
    /** Whether the price is loading. */
    isPricing: problem === null && !isPriced && (quote.isFetching || !quote.error),
    /** The outcome; null while there is no price for exactly this stay and room. */
    sum: isPriced ? changeSum(stored, { quote: quote.data, requested, choices }) : null,
  }
}

/** The requested stay, initialised from the address. State, because the address cannot hold half-typed dates. */
function useRequestedStay(
  reservation: ReservationDetail,
  { address, onAddressChange }: Pick<StayChangeOptions, 'address' | 'onAddressChange'>,
) {
  const [requested, setRequested] = useState(() => requestedStay(reservation, address))
  return {
    requested,
    /** Requests another stay than that of the stored reservation. */
    requestStay: (next: RequestedStay, stored: ReservationDetail) => {
      setRequested(next)
      onAddressChange(changeSearchOf(next, stored))
    },
    /** Rebases onto the version that somebody else saved; unchanged fields, absent from the address, take its values. */
    rebase: (versions: { before: ReservationDetail; saved: ReservationDetail }) =>
      setRequested((now) => rebaseRequestedStay(now, versions)),
  }
}

/**
 * State of the change form: the requested stay in the address, its price from the server, and the mutation with the version
 * that was read. After a version conflict, `saved` is the other version and the unchanged fields are rebased onto it.
 */
export function useStayChange(
  reservation: ReservationDetail,
  { today, onChanged, ...inAddress }: StayChangeOptions,
) {
  // Refetches do not change the compared version until staff have seen both versions.
  const { read, saved, stored, conflictWith, accept } = useVersions(reservation)
  const { requested, requestStay, rebase } = useRequestedStay(reservation, inAddress)
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const change = useChangeReservation(read._id)
  const problem = requestedStayProblem(requested, stored, today)
  const priced = useChangeSum(stored, { requested, choices, problem })
  const { quote, sum } = priced
  const isReady = sum?.isChange === true && quote.data?.conflicts.length === 0

  const send = () => {
    if (!isReady) return
    change.mutate(changeRequest(requested, sum, { ...choices, version: stored.version }), {
      onSuccess: onChanged,
      onError: (refusal) => {
        const theirs = reservationSavedMeanwhile(refusal)
        if (theirs === null) return
        conflictWith(theirs)
        rebase({ before: stored, saved: theirs })
      },
    })
  }
  const acceptSaved = (theirs: ReservationDetail) => {
    change.reset()
    accept(theirs)
    requestStay(requestedStay(theirs, EMPTY_CHANGE), theirs)
  }
  return {
    /** The version that the form was opened with. */
    read,
    /** The latest stored version known to this form. */
    stored,
    saved,
    requested,
    requestStay: (next: RequestedStay) => requestStay(next, stored),
    /** The problem with the dates, or null. */
    problem,
    ...priced,
    choices,
    setChoices,
    isReady,
    /** Whether leaving the page would lose changes. */
    hasUnsaved: () => differsFrom(requested, stored),
    pending: change.isPending,
    /** Why saving failed, unless it was a version conflict. */
    refusal: reservationSavedMeanwhile(change.error) === null ? change.error : null,
    send,
    acceptSaved,
  }
}
export type StayChange = ReturnType<typeof useStayChange>
