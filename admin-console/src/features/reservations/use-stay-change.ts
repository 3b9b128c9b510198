import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type ReservationDetail, ReservationDetailAnswer } from 'shared-ui/validators/reservation'
import { savedMeanwhile } from '../../lib/record-form/sending.ts'
import { type ChangeInAddress, NOTHING_ASKED } from './change-search.ts'
import { reservationQueries } from './reservation-queries.ts'
import { type ChangeChoices, changeRequest, changeSum, wantedProblem, wantedStay } from './stay-change.ts'
import { useChangeReservation } from './use-change-reservation.ts'

const FIRST_CHOICES: ChangeChoices = { rate: null, settlement: 'card', notice: 'mail' }

/** A refusal carries the reservation itself. */
const Current = ReservationDetailAnswer.entries.reservation

export type StayChangeOptions = { address: ChangeInAddress; today: CalendarDate; onChanged: () => void }

/**
 * The change of a reservation while it is chosen: what is wanted stands in the address, its price is asked of the server, and the
 * version that was read is sent with it. Where somebody else was quicker, `saved` is what they saved (case 19).
 */
export function useStayChange(
  reservation: ReservationDetail,
  { address, today, onChanged }: StayChangeOptions,
) {
  // What is told of it later does not touch what is compared here, until staff have seen both versions.
  const [base, setBase] = useState(reservation)
  // The address says it first; a date that is half typed is none yet, and stays here until it is one.
  const [wanted, setWanted] = useState(() => wantedStay(reservation, address))
  const [saved, setSaved] = useState<ReservationDetail | null>(null)
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const change = useChangeReservation(base._id)
  const kept = saved ?? base
  const problem = wantedProblem(wanted, kept, today)
  const quote = useQuery({
    ...reservationQueries.changeQuote(base._id, kept.version, wanted),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const isPriced = problem === null && quote.data !== undefined && !quote.isPlaceholderData && !quote.error
  const sum = isPriced ? changeSum(kept, { quote: quote.data, wanted, choices }) : null
  const isReady = sum?.isChange === true && quote.data?.conflicts.length === 0

  const send = () => {
    if (!isReady) return
    change.mutate(changeRequest(wanted, sum, { ...choices, version: kept.version }), {
      onSuccess: onChanged,
      onError: (refusal) => setSaved((before) => savedMeanwhile(refusal, Current) ?? before),
    })
  }
  const takeTheirs = (theirs: ReservationDetail) => {
    change.reset()
    setSaved(null)
    setBase(theirs)
    setWanted(wantedStay(theirs, NOTHING_ASKED))
  }
  return {
    /** The reservation as it is kept now, as far as this form knows. */
    kept,
    saved,
    wanted,
    setWanted,
    /** What is wrong with the dates, or null. */
    problem,
    quote,
    sum,
    choices,
    setChoices,
    isReady,
    pending: change.isPending,
    /** Why it could not be saved, where both versions do not say it. */
    refusal: savedMeanwhile(change.error, Current) === null ? change.error : null,
    send,
    takeTheirs,
  }
}
export type StayChange = ReturnType<typeof useStayChange>
