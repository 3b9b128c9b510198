import { useQueryClient } from '@tanstack/react-query'
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
  /** The lodge's day (W-03). */
  today: CalendarDate
  onSearch: (stay: Stay) => void
}

/** two dates, the rooms that are free then, and the others with what takes them. */
export function SearchRoomScreen({ stay, today, onSearch }: SearchRoomScreenProps) {
  const queryClient = useQueryClient()
  const search = (next: Stay) => {
    // The same dates asked for again are a wish to see what changed.
    void queryClient.invalidateQueries({ queryKey: availabilityQueries.all })
    onSearch(next)
  }
  return (
    <Page title={SEARCH_ROOM.title}>
      <StayForm key={`${stay.entry} ${stay.departure}`} searched={stay} today={today} onSearch={search} />
      {stayProblem(stay, today) === null && <AvailabilityResults stay={stay} />}
    </Page>
  )
}
