import { useQuery } from '@tanstack/react-query'
import { LODGE, ROOM_TEXTS } from 'content'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ROOMS_PAGE, SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import { roomQueries } from '../../lib/queries/room-queries.ts'
import { ChoiceNote } from './ChoiceNote.tsx'
import { PricesProblem } from './PricesProblem.tsx'
import { RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx'
import styles from './RoomsSection.module.css'
import { roomsFor } from './search/rooms-for.ts'
import type { StaySearchModel } from './search/use-stay-search.ts'

/** Every room of the lodge, with an introduction that says what the rooms do not have. */
export function RoomsSection({
  title,
  search,
}: {
  /** The heading of the section. */
  title: string
  /** The search for dates of the page. */
  search: StaySearchModel
}) {
  return (
    <section className={styles.section} aria-labelledby="habitaciones">
      <header className={styles.head}>
        <h2 id="habitaciones">{title}</h2>
        <p>{ROOM_TEXTS.intro}</p>
      </header>
      <Rooms search={search} />
    </section>
  )
}

function Rooms({ search }: { search: StaySearchModel }) {
  const rooms = useQuery(roomQueries.list())
  const list = rooms.data
  if (!list && !rooms.isError) {
    return (
      <RoomGridSkeleton count={LODGE.rooms} message={ROOMS_PAGE.loadingRooms} drawn={search.today !== null} />
    )
  }
  if (!list) {
    return (
      <LoadingPanel
        message={ROOMS_PAGE.loadingRooms}
        error={!rooms.isFetching && <PricesProblem problem={rooms.error} />}
        onRetry={() => void rooms.refetch()}
      />
    )
  }
  if (list.length === 0) return <NoRooms>{ROOMS_PAGE.noneText}</NoRooms>
  const { persons, bookable } = search
  if (persons === null) return <RoomGrid rooms={list} stay={bookable} filler={<ChoiceNote />} />
  const fitting = roomsFor(list, persons)
  if (fitting.length === 0) return <NoRooms>{SEARCH.noneFor(persons)}</NoRooms>
  return <RoomGrid rooms={fitting} stay={bookable} filler={<ChoiceNote />} />
}

function NoRooms({ children }: { children: string }) {
  return (
    <EmptyState
      title={ROOMS_PAGE.none}
      action={<ButtonRouteLink to="/contact">{ROOMS_PAGE.contact}</ButtonRouteLink>}
    >
      <p>{children}</p>
    </EmptyState>
  )
}
