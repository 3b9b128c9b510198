import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEditRecord } from 'shared-ui/forms/use-edit-record'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import {
  type ReservationDetail,
  ReservationDetailResponse,
} from 'shared-ui/validators/reservations/reservation'
import { reservationQueries } from '../reservation-queries.ts'
import { useChangeReservation } from '../use-change-reservation.ts'
import { type ChangeInAddress, EMPTY_CHANGE } from './change-search.ts'
import {
  type ChangeChoices,
  changeRequest,
  changeSearchOf,
  changeSum,
  type RequestedStay,
  requestedStay,
  requestedStayProblem,
} from './stay-change.ts'

const FIRST_CHOICES: ChangeChoices = {
  rate: null,
  share: 'policy',
  reason: '',
  settlement: 'card',
  notice: 'mail',
}

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
    today,
  }: { requested: RequestedStay; choices: ChangeChoices; problem: string | null; today: CalendarDate },
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
    sum: isPriced ? changeSum(stored, { quote: quote.data, requested, choices, today }) : null,
  }
}

/**
 * State of the change form on the edit-record layer: the requested stay in the address, its price from the server, and the
 * mutation with the version that was read. After a version conflict, `saved` is the other version.
 */
export function useStayChange(
  reservation: ReservationDetail,
  { address, onAddressChange, today, onChanged }: StayChangeOptions,
) {
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const change = useChangeReservation(reservation._id)
  const record = useEditRecord<ReservationDetail, RequestedStay>(reservation, {
    schema: ReservationDetailResponse.entries.reservation,
    draftOf: (read) => requestedStay(read ?? reservation, EMPTY_CHANGE),
    // State, because the address cannot hold half-typed dates.
    startDraft: requestedStay(reservation, address),
    // The form checks it, because its price is part of the check.
    check: () => ({}),
    save: async (requested, read) => {
      if (!priced.sum) throw new Error('A change is sent with its price.')
      const sent = { ...choices, version: (read ?? reservation).version }
      await change.mutateAsync(changeRequest(requested, priced.sum, sent))
      return reservation._id
    },
    onSaved: onChanged,
  })
  const { draft: requested, saved } = record
  const stored = record.stored ?? reservation
  const problem = requestedStayProblem(requested, stored, today)
  const priced = useChangeSum(stored, { requested, choices, problem, today })
  const isReady = priced.sum?.isChange === true && priced.quote.data?.conflicts.length === 0

  return {
    /** The version that the form was opened with. */
    read: record.read ?? reservation,
    /** The latest stored version known to this form. */
    stored,
    saved,
    requested,
    requestStay: (next: RequestedStay) => {
      record.setDraft(next)
      onAddressChange(changeSearchOf(next, stored))
    },
    /** The problem with the dates, or null. */
    problem,
    ...priced,
    choices,
    setChoices,
    isReady,
    /** Whether leaving the page would lose changes. */
    hasUnsaved: record.hasUnsaved,
    pending: record.isPending,
    /** Why saving failed, unless it was a version conflict. */
    refusal: record.failure,
    send: () => {
      if (isReady) void record.submit(requested)
    },
    acceptSaved: (theirs: ReservationDetail) => {
      record.acceptSaved(theirs)
      onAddressChange(EMPTY_CHANGE)
    },
  }
}
export type StayChange = ReturnType<typeof useStayChange>
