import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { RoomScreen } from '../../features/rooms/room-page/RoomScreen.tsx'
import { isServedAsMissing } from '../../lib/document/is-prerendered.ts'
import { readStaySearch } from '../../lib/stay-search.ts'

export const Route = createFileRoute('/_live/rooms_/$roomID')({
  validateSearch: readStaySearch,
  // The server renders the page of each room into this one.
  staticData: { prerenderedParams: { roomID: '-' } },
  beforeLoad: ({ location }) => {
    if (isServedAsMissing(location.pathname)) throw notFound()
  },
  component: Room,
})

function Room() {
  const { roomID } = Route.useParams()
  const navigate = Route.useNavigate()
  const NotFound = useRouter().options.defaultNotFoundComponent
  return (
    <RoomScreen
      key={roomID}
      roomId={roomID}
      dates={readStaySearch(Route.useSearch())}
      onDatesChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      notFound={NotFound && <NotFound isNotFound routeId={Route.id} />}
    />
  )
}
