import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { StayPicker } from 'shared-ui/components/StayPicker'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import { type CalendarDate, daysBetween, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { RoomNightsRange } from 'shared-ui/rules/reservations/stay-selection'
import type { Room, RoomNights } from 'shared-ui/validators/rooms/room'
import { WithoutScript } from '../../../lib/page/WithoutScript.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import type { StaySearch } from '../../../lib/stay-search.ts'
import { PricesProblem } from '../PricesProblem.tsx'
import { RefusedNotice } from './RefusedNotice.tsx'
import styles from './RoomScreen.module.css'
import { StayOffer } from './StayOffer.tsx'
import { type RefusedStay, useSelectedStay } from './use-selected-stay.ts'

export type FreeNightsProps = {
  room: Room
  dates: StaySearch
  onDatesChange: (dates: StaySearch) => void
}

/** The next free nights of a room as a calendar, in which a stay is selected and booked. */
export function FreeNights({ room, dates, onDatesChange }: FreeNightsProps) {
  const nights = useQuery(roomQueries.nights(room._id))
  return (
    <section className={styles.nights} aria-labelledby="noches-libres">
      <h2 id="noches-libres">{ROOM_PAGE.nightsTitle}</h2>
      <WithoutScript missing="nights" />
      <div className={styles.calendar}>
        {nights.data ? (
          <Nights room={room} nights={nights.data} dates={dates} onDatesChange={onDatesChange} />
        ) : (
          <LoadingPanel
            message={ROOM_PAGE.nightsLoading}
            error={nights.isError && !nights.isFetching && <PricesProblem problem={nights.error} />}
            onRetry={() => void nights.refetch()}
          />
        )}
      </div>
    </section>
  )
}

type NightsProps = FreeNightsProps & { nights: RoomNights }

function Nights({ room, nights, dates, onDatesChange }: NightsProps) {
  const range = useMemo(() => rangeOf(nights), [nights])
  const stay = useSelectedStay(range, dates, onDatesChange)
  if (isFull(range)) return <p>{ROOM_PAGE.noNights}</p>
  return (
    <>
      {stay.refused && <RefusedNotice room={room} refused={stay.refused} />}
      <StayPicker
        nights={range}
        startAt={entryOf(stay.refused)}
        selection={stay.selection}
        onSelectionChange={stay.select}
      />
      <StayOffer room={room} selection={stay.selection} onClear={stay.select} />
    </>
  )
}

/** The entry of refused dates, if it exists: other dates near it are of interest. */
const entryOf = (refused: RefusedStay | null): CalendarDate | undefined =>
  refused && isCalendarDate(refused.stay.entry) ? refused.stay.entry : undefined

const rangeOf = ({ firstNight, lastNight, takenNights }: RoomNights): RoomNightsRange => ({
  firstNight,
  lastNight,
  taken: new Set(takenNights),
})

const isFull = ({ firstNight, lastNight, taken }: RoomNightsRange): boolean =>
  taken.size > daysBetween(firstNight, lastNight)
