import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { SEARCH_ROOM } from 'shared-ui/copy/create-reservation'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type Stay, stayProblem } from 'shared-ui/rules/stay'
import { Page } from '../../lib/page/Page.tsx'
import { AvailabilityResults } from './AvailabilityResults.tsx'
import { availabilityQueries } from './availability-queries.ts'
import { StayForm } from './StayForm.tsx'

export type SearchRoomScreenProps = {
  /** The stay of the address, or tonight. */
  stay: Stay
  /** The address has dates, but not two that exist. */
  isWrong?: boolean
  /** The lodge's day (W-03). */
  today: CalendarDate
  onSearch: (stay: Stay) => void
}

/** two dates, the rooms that are free then, and the others with what takes them. */
export function SearchRoomScreen({ stay, isWrong = false, today, onSearch }: SearchRoomScreenProps) {
  const queryClient = useQueryClient()
  const search = (next: Stay) => {
    // The same dates asked for again are a wish to see what changed.
    void queryClient.invalidateQueries({ queryKey: availabilityQueries.all })
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
