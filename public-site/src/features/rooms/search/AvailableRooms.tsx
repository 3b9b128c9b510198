import { useQuery } from '@tanstack/react-query'
import { ROOM_TEXTS } from 'content'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { formatDate } from 'shared-ui/copy/format'
import { foundText, ROOMS_PAGE, SEARCH, stayText } from 'shared-ui/copy/rooms/rooms-page'
import { nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import { ButtonRouteLink } from '../../../lib/page/links.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import hammock from '../../../pictures/empty-hammock.svg'
import { PricesProblem } from '../PricesProblem.tsx'
import { RoomGrid } from '../RoomGrid.tsx'
import styles from '../RoomsSection.module.css'
import { RESULTS_ID } from './results-id.ts'
import { roomsFor } from './rooms-for.ts'
import { TakenRooms } from './TakenRooms.tsx'
import type { StaySearchModel } from './use-stay-search.ts'

/** Every room for the searched dates: the free ones, then the taken ones. Nothing before a search. */
export function AvailableRooms({
  search,
}: {
  /** The search for dates of the page. */
  search: StaySearchModel
}) {
  const { searched, persons, today } = search
  if (!searched) return null
  return (
    <>
      <section className={styles.section} aria-labelledby={RESULTS_ID}>
        <header className={styles.head}>
          <h2 className={styles.title} id={RESULTS_ID} tabIndex={-1}>
            {SEARCH.resultsTitle}
          </h2>
          <p className={styles.stay}>
            {stayText(formatDate(searched.entry), formatDate(searched.departure), nightCount(searched))}
          </p>
          {searched.entry === today && <p className={styles.today}>{SEARCH.entryToday}</p>}
          <p>{ROOM_TEXTS.intro}</p>
        </header>
        <Results stay={searched} persons={persons} />
      </section>
      <TakenRooms stay={searched} persons={persons} />
    </>
  )
}

type ResultsProps = { stay: Stay; persons: number | null }

function Results({ stay, persons }: ResultsProps) {
  const rooms = useQuery({
    ...roomQueries.available(stay),
    select: ({ availableRooms }) => roomsFor(availableRooms, persons),
  })
  if (rooms.data === undefined) {
    return (
      <LoadingPanel
        message={SEARCH.loading}
        error={!rooms.isFetching && <PricesProblem problem={rooms.error} />}
        onRetry={() => void rooms.refetch()}
      />
    )
  }
  if (rooms.data.length === 0) return <NothingFree persons={persons} />
  return (
    <>
      <p role="status">{foundText(rooms.data.length)}</p>
      <RoomGrid rooms={rooms.data} stay={stay} layout="row" />
    </>
  )
}

function NothingFree({ persons }: { persons: number | null }) {
  return (
    <EmptyState
      title={SEARCH.none}
      drawing={<img src={hammock} width={400} height={300} alt="" />}
      action={<ButtonRouteLink to="/contact">{ROOMS_PAGE.contact}</ButtonRouteLink>}
    >
      <p>{persons === null ? SEARCH.noneText : SEARCH.noneFor(persons)}</p>
    </EmptyState>
  )
}
