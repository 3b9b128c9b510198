import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import {
  defaultStay,
  type Stay,
  type StayProblem,
  stayProblem,
  withEntry,
} from 'shared-ui/rules/reservations/stay'
import { goToHeading } from '../../lib/page/go-to-heading.ts'
import { roomQueries } from '../../lib/queries/room-queries.ts'
import type { StaySearch } from '../../lib/stay-search.ts'
import { RESULTS_ID } from './results-id.ts'

/** The state of a page's search for a stay. */
export type StaySearchModel = {
  /** Today in Lima; null in the prerendered page. */
  today: CalendarDate | null
  /** The dates in the fields; empty in the prerendered page. */
  stay: Stay
  /** Why these dates cannot be searched, or null. */
  problem: StayProblem | null
  /** The stay of the page's address, which the results are for. Null before the first search. */
  searched: Stay | null
  /** The stay of the Reservar links: the dates in the fields, or today and tomorrow while those are invalid. */
  bookable: Stay | null
  setEntry: (entry: CalendarDate) => void
  setDeparture: (departure: CalendarDate) => void
  /** Puts the dates into the page's address, which shows their results. */
  submit: () => void
}

const NO_DATES: Stay = { entry: '', departure: '' }

/** Manages the search form: it starts with the dates of the page's address, else today and tomorrow. A search updates the address. */
export function useStaySearch(today: CalendarDate | null, search: StaySearch): StaySearchModel {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<Stay | null>(null)
  const searched = today === null ? null : searchedStay(search)
  const offered = today ? defaultStay(today) : NO_DATES
  const stay = edited ?? searched ?? offered
  const problem = today === null ? null : stayProblem(stay, today)

  const submit = async () => {
    await navigate({
      to: '.',
      search: { inDate: stay.entry, outDate: stay.departure },
      resetScroll: false,
    })
    setEdited(null)
    void queries.invalidateQueries({ queryKey: roomQueries.available(stay).queryKey })
    goToHeading(document.getElementById(RESULTS_ID))
  }

  const bookableStay = (): Stay | null => {
    if (today === null) return null
    return problem ? offered : stay
  }

  return {
    today,
    stay,
    problem,
    searched,
    bookable: bookableStay(),
    setEntry: (entry) => setEdited(withEntry(stay, entry)),
    setDeparture: (departure) => setEdited({ ...stay, departure }),
    submit: () => void submit(),
  }
}

const searchedStay = ({ inDate, outDate }: StaySearch): Stay | null =>
  inDate === undefined || outDate === undefined ? null : { entry: inDate, departure: outDate }
