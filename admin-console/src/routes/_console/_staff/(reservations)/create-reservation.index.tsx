import { createFileRoute } from '@tanstack/react-router'
import { SearchRoomScreen } from '../../../../features/create-reservation/search/SearchRoomScreen.tsx'
import { searchedStay } from '../../../../features/create-reservation/search/searched-stay.ts'
import { StaySearch } from '../../../../features/create-reservation/search/stay-search.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/create-reservation/')({
  validateSearch: StaySearch,
  component: CreateReservation,
})

function CreateReservation() {
  const today = useTodayInLima()
  const navigate = Route.useNavigate()
  const { stay, isWrong } = searchedStay(Route.useSearch(), today)
  return (
    <SearchRoomScreen
      stay={stay}
      isWrong={isWrong}
      today={today}
      onSearch={({ entry, departure }) =>
        void navigate({ search: { inDate: entry, outDate: departure }, resetScroll: false })
      }
    />
  )
}
