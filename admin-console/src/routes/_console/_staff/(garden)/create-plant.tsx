import { createFileRoute } from '@tanstack/react-router'
import { CREATED } from 'shared-ui/copy/console/created'
import { CreatePlantScreen } from '../../../../features/plants/edit/CreatePlantScreen.tsx'
import { useShowCreated } from '../../../../lib/created/show-created.ts'
import { ButtonRouteLink } from '../../../../lib/links.tsx'

export const Route = createFileRoute('/_console/_staff/(garden)/create-plant')({ component: CreatePlant })

function CreatePlant() {
  const navigate = Route.useNavigate()
  const showCreated = useShowCreated()
  const arrive = async (plantID: string, name: string) => {
    await navigate({ to: '/plants-panel' })
    const link = (
      <ButtonRouteLink to="/view-plant/$plantID" params={{ plantID }}>
        {CREATED.openPlant}
      </ButtonRouteLink>
    )
    showCreated({ sentence: CREATED.plant(name), link })
  }
  return <CreatePlantScreen onCreated={(id, name) => void arrive(id, name)} />
}
