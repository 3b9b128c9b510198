import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { ROOM_PAGE_PLACEHOLDERS } from 'shared-ui/rules/room-page-marks'
import { RoomScreen } from '../../features/rooms/room-page/RoomScreen.tsx'
import { isServedAsMissing } from '../../lib/document/is-prerendered.ts'
import { readStaySearch } from '../../lib/stay-search.ts'

export const Route = createFileRoute('/_live/rooms_/$roomID')({
  validateSearch: readStaySearch,
  staticData: { prerenderedParams: { roomID: ROOM_PAGE_PLACEHOLDERS._id } },
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
      roomID={roomID}
      dates={Route.useSearch()}
      onDates={(search) => void navigate({ search, replace: true, resetScroll: false })}
      notFound={NotFound && <NotFound isNotFound routeId={Route.id} />}
    />
  )
}
