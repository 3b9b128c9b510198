import { useQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { formatDate } from 'shared-ui/copy/format'
import { foundText, ROOMS_PAGE, SEARCH, stayText } from 'shared-ui/copy/rooms/rooms-page'
import { nightCount, type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import { roomQueries } from '../../lib/queries/room-queries.ts'
import hammock from '../../pictures/empty-hammock.svg'
import { PricesProblem } from './PricesProblem.tsx'
import { RoomGrid } from './RoomGrid.tsx'
import styles from './RoomsSection.module.css'
import { RESULTS_ID } from './results-id.ts'
import type { StaySearchModel } from './use-stay-search.ts'

/** The rooms that are free on the searched dates; nothing before a search or for dates that cannot be booked. */
export function AvailableRooms({ search }: { search: StaySearchModel }) {
  const { searched, today } = search
  if (!searched || !today || stayProblem(searched, today)) return null
  return (
    <section className={styles.section} aria-labelledby={RESULTS_ID}>
      <header className={styles.head}>
        <h2 className={styles.title} id={RESULTS_ID} tabIndex={-1}>
          {SEARCH.resultsTitle}
        </h2>
        <p className={styles.stay}>
          {stayText(formatDate(searched.entry), formatDate(searched.departure), nightCount(searched))}
        </p>
      </header>
      <Results stay={searched} />
    </section>
  )
}

function Results({ stay }: { stay: Stay }) {
  const rooms = useQuery({
    ...roomQueries.available(stay),
    select: ({ availableRooms }) => availableRooms,
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
  if (rooms.data.length === 0) {
    return (
      <EmptyState
        title={SEARCH.none}
        drawing={<img src={hammock} width={400} height={300} alt="" />}
        action={<ButtonRouteLink to="/contact">{ROOMS_PAGE.contact}</ButtonRouteLink>}
      >
        <p>{SEARCH.noneText}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status">{foundText(rooms.data.length)}</p>
      <RoomGrid rooms={rooms.data} stay={stay} />
    </>
  )
}
