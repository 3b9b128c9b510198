import { createFileRoute } from '@tanstack/react-router'
import { HOME_PAGE } from 'shared-ui/copy/site/home'
import { HomeScreen } from '../../features/home/HomeScreen.tsx'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { RoomsSection } from '../../features/rooms/RoomsSection.tsx'
import { AvailabilityPanel } from '../../features/rooms/search/AvailabilityPanel.tsx'
import { AvailableRooms } from '../../features/rooms/search/AvailableRooms.tsx'
import { useStaySearch } from '../../features/rooms/search/use-stay-search.ts'
import { readStaySearch } from '../../lib/stay-search.ts'
import { useTodayInLima } from '../../lib/today-in-lima.ts'

export const Route = createFileRoute('/_live/')({ validateSearch: readStaySearch, component: Home })

function Home() {
  const search = useStaySearch(useTodayInLima(), readStaySearch(Route.useSearch()))
  return (
    <HomeScreen
      panel={<AvailabilityPanel search={search} />}
      results={<AvailableRooms search={search} />}
      rooms={!search.searched && <RoomsSection title={HOME_PAGE.roomsTitle} search={search} />}
      newsletter={<NewsletterForm />}
    />
  )
}
