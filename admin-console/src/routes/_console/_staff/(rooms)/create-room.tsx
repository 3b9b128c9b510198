import { createFileRoute } from '@tanstack/react-router'
import { CREATED } from 'shared-ui/copy/console/created'
import { CreateRoomScreen } from '../../../../features/rooms/edit/CreateRoomScreen.tsx'
import { useShowCreated } from '../../../../lib/created/show-created.ts'
import { ButtonRouteLink } from '../../../../lib/links.tsx'

export const Route = createFileRoute('/_console/_staff/(rooms)/create-room')({ component: CreateRoom })

function CreateRoom() {
  const navigate = Route.useNavigate()
  const showCreated = useShowCreated()
  const arrive = async (roomID: string, name: string) => {
    await navigate({ to: '/rooms-panel' })
    const link = (
      <ButtonRouteLink to="/view-room/$roomID" params={{ roomID }}>
        {CREATED.openRoom}
      </ButtonRouteLink>
    )
    showCreated({ sentence: CREATED.room(name), link })
  }
  return <CreateRoomScreen onCreated={(id, name) => void arrive(id, name)} />
}
