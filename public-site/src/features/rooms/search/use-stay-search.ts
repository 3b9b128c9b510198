import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { defaultStay, type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import { goToHeading } from '../../../lib/page/go-to-heading.ts'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import type { StaySearch } from '../../../lib/stay-search.ts'
import { type RememberedStay, rememberStay, useRememberedStay } from '../../../lib/visitor/remembered-stay.ts'
import { RESULTS_ID } from './results-id.ts'
import { type RequestedRoom, useRequestedRoom } from './use-requested-room.ts'

/** The state of a page's search for a stay. */
export type StaySearchModel = {
  /** Today in Lima; null in a page that only the build rendered. */
  today: CalendarDate | null
  /** The dates in the fields; empty in a page that only the build rendered. */
  stay: Stay
  /** The stay of the page's address, which the results are for. Null before the first search and if it cannot be booked. */
  searched: Stay | null
  /** The chosen stay, for the Reservar links; null until dates are chosen. Reservar then asks for them. */
  bookable: Stay | null
  /** Only rooms for at least so many persons, or null. */
  persons: number | null
  /** The room whose Reservar link was pressed before any dates were chosen, or null. */
  requested: RequestedRoom | null
  setStay: (stay: Stay) => void
  setPersons: (persons: number | null) => void
  /** Puts the dates into the page's address, which shows their results; with a requested room, opens its booking instead. */
  submit: () => void
}

const NO_DATES: Stay = { entry: '', departure: '' }

/**
 * Manages the search form: it starts with the dates and persons of the page's address, else with those of the last search in this tab,
 * else with today and tomorrow. A search updates the address.
 */
export function useStaySearch(today: CalendarDate | null, search: StaySearch): StaySearchModel {
  const queries = useQueryClient()
  const inAddress = stayOf(search)
  const [edited, setEdited] = useEditedStay(inAddress)
  const remembered = useRememberedStay(today)
  const requested = useRequestedRoom(search.room)
  const chosen = edited ?? inAddress ?? remembered?.stay ?? null
  const stay = chosen ?? (today ? defaultStay(today) : NO_DATES)
  const searched = canBook(inAddress, today) ? inAddress : null
  const { persons, setTouched } = usePersons(search, inAddress || search.room ? null : remembered)
  const { goTo, book } = useSearchNavigation()
  useRemembering(searched, persons)
  useRestoredSearch(inAddress || search.room ? null : remembered, goTo)

  const submit = async () => {
    if (requested) return book(requested.id, stay)
    // Before the results, whose page the visitor may leave before it is there.
    rememberStay({ stay, persons })
    await goTo({ stay, persons })
    setEdited(null)
    void queries.invalidateQueries({ queryKey: roomQueries.available(stay).queryKey })
    void queries.invalidateQueries({ queryKey: roomQueries.taken(stay).queryKey })
    goToHeading(document.getElementById(RESULTS_ID))
  }

  return {
    today,
    stay,
    searched,
    bookable: canBook(chosen, today) ? chosen : null,
    persons,
    requested,
    setStay: setEdited,
    setPersons: (next) => {
      setTouched(true)
      void goTo({ stay: inAddress, persons: next, replace: true })
    },
    submit: () => void submit(),
  }
}

/** The persons of the address, else those of the last search in this tab, until they are changed here. */
function usePersons(search: StaySearch, remembered: RememberedStay | null) {
  const [isTouched, setTouched] = useState(false)
  const persons = search.persons ?? (isTouched ? null : (remembered?.persons ?? null))
  return { persons, setTouched }
}

/** The dates as edited. They are dropped when the address gets other dates, as by going back. */
function useEditedStay(inAddress: Stay | null) {
  const address = inAddress ? `${inAddress.entry} ${inAddress.departure}` : ''
  const [editedAt, setEditedAt] = useState(address)
  const [edited, setEdited] = useState<Stay | null>(null)
  if (editedAt !== address) {
    setEditedAt(address)
    setEdited(null)
  }
  return [edited, setEdited] as const
}

const stayOf = ({ inDate, outDate }: StaySearch): Stay | null =>
  inDate === undefined || outDate === undefined ? null : { entry: inDate, departure: outDate }

const canBook = (stay: Stay | null, today: CalendarDate | null): boolean =>
  stay !== null && today !== null && stayProblem(stay, today) === null

type SearchTarget = { stay: Stay | null; persons: number | null; replace?: boolean }

function useSearchNavigation() {
  const navigate = useNavigate()
  /** Shows a search in the page's address. */
  const goTo = ({ stay, persons, replace = false }: SearchTarget) =>
    navigate({
      to: '.',
      search: {
        ...(stay && { inDate: stay.entry, outDate: stay.departure }),
        ...(persons !== null && { persons }),
      },
      replace,
      resetScroll: false,
    })
  const book = (roomID: string, stay: Stay) =>
    navigate({
      to: '/make-reservation/$roomID/$inDate/$outDate',
      params: { roomID, inDate: stay.entry, outDate: stay.departure },
    })
  return { goTo, book }
}

/** Remembers the search of the address for the other pages of this tab. */
function useRemembering(searched: Stay | null, persons: number | null): void {
  const { entry, departure } = searched ?? NO_DATES
  useEffect(() => {
    if (entry) rememberStay({ stay: { entry, departure }, persons })
  }, [entry, departure, persons])
}

/**
 * Puts the remembered search into the address of a page that was opened by a link within the site. A page that the server rendered
 * stays as it is, since its visitor may already be reading.
 */
function useRestoredSearch(
  remembered: RememberedStay | null,
  goTo: (target: SearchTarget) => Promise<void>,
): void {
  const [atOpening] = useState(remembered)
  useEffect(() => {
    if (atOpening) void goTo({ ...atOpening, replace: true })
    // Only when the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])
}
