import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import { ButtonRouteLink } from '../../../lib/links.tsx'

/** Link to the form of a new plant. */
export function AddPlant() {
  return (
    <ButtonRouteLink variant="primary" to="/create-plant" data-shortcut="create">
      {PLANTS_PANEL.add}
    </ButtonRouteLink>
  )
}
