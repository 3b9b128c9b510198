import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../features/rooms/RoomsScreen.tsx'
import { readStaySearch } from '../../lib/stay-search.ts'

export const Route = createFileRoute('/_live/rooms')({ validateSearch: readStaySearch, component: Rooms })

function Rooms() {
  return <RoomsScreen dates={readStaySearch(Route.useSearch())} />
}
