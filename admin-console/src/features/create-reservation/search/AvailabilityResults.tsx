import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { formatDate } from 'shared-ui/copy/format'
import { SEARCH_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import { nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import { useReleasing } from '../../../lib/holds/use-releasing.tsx'
import { availabilityQueries } from '../../../lib/queries/availability-queries.ts'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import styles from './AvailabilityResults.module.css'
import { AvailableRooms } from './AvailableRooms.tsx'
import { ENTRY_FIELD_ID } from './StayForm.tsx'
import { UnavailableRooms } from './UnavailableRooms.tsx'

/** The rooms available and unavailable for a stay, with loading and error states. */
export function AvailabilityResults({ stay }: { stay: Stay }) {
  const availability = useQuery(availabilityQueries.of(stay))
  const availableId = useId()
  const unavailableId = useId()
  const { ask, dialog, notice } = useReleasing()
  // A failed refetch hides earlier data too, because rooms may have been booked since.
  if (availability.data === undefined || availability.isError) {
    return <QueryLoading query={availability} message={SEARCH_ROOM.loading} />
  }
  const { availableRooms, unavailableRooms } = availability.data
  const words = SEARCH_ROOM.stay(formatDate(stay.entry), formatDate(stay.departure), nightCount(stay))
  return (
    <div className={styles.results}>
      <p className={styles.stay} role="status">
        {words}
      </p>
      {notice}
      <section className={styles.part} aria-labelledby={availableId}>
        <h2 id={availableId}>{SEARCH_ROOM.available}</h2>
        {availableRooms.length === 0 ? (
          <EmptyState title={SEARCH_ROOM.noneAvailable} action={<ChangeDates />}>
            {SEARCH_ROOM.noneAvailableText}
          </EmptyState>
        ) : (
          <AvailableRooms rooms={availableRooms} stay={stay} />
        )}
      </section>
      <section className={styles.part} aria-labelledby={unavailableId}>
        <h2 id={unavailableId}>{SEARCH_ROOM.unavailable}</h2>
        {unavailableRooms.length === 0 ? (
          <p className={styles.none}>{SEARCH_ROOM.noneUnavailable}</p>
        ) : (
          <UnavailableRooms rooms={unavailableRooms} onRelease={ask} />
        )}
      </section>
      {dialog}
    </div>
  )
}

/** Button that moves the focus to the dates, shown if no room is available. */
function ChangeDates() {
  return (
    <Button onClick={() => document.getElementById(ENTRY_FIELD_ID)?.focus()}>
      {SEARCH_ROOM.changeDates}
    </Button>
  )
}
