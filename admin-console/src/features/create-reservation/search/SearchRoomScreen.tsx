import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { SEARCH_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import { Page } from '../../../lib/page/Page.tsx'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'
import { AvailabilityResults } from './AvailabilityResults.tsx'
import { StayForm } from './StayForm.tsx'

export type SearchRoomScreenProps = {
  /** The stay of the address, or tonight. */
  stay: Stay
  /** Whether the dates of the address are invalid or incomplete. */
  isWrong?: boolean
  /** Today in the lodge's time zone. */
  today: CalendarDate
  /** Receives the stay whose free rooms are to be listed. */
  onSearch: (stay: Stay) => void
}

/** Page to search available rooms by two dates; lists unavailable rooms with their occupancies. */
export function SearchRoomScreen({ stay, isWrong = false, today, onSearch }: SearchRoomScreenProps) {
  const queryClient = useQueryClient()
  const search = (next: Stay) => {
    // Searching for the same dates again refetches.
    void queryClient.invalidateQueries({ queryKey: resourceKeys.availability })
    onSearch(next)
  }
  return (
    <Page title={SEARCH_ROOM.title}>
      {isWrong && <Alert tone="warning">{SEARCH_ROOM.wrongDates}</Alert>}
      <StayForm key={`${stay.entry} ${stay.departure}`} searched={stay} today={today} onSearch={search} />
      {stayProblem(stay, today) === null && <AvailabilityResults stay={stay} />}
    </Page>
  )
}
