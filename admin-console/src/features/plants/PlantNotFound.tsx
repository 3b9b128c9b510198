import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_PLANT } from 'shared-ui/copy/plants-panel'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'

/** An id that no plant has, and the way back. */
export function PlantNotFound() {
  const { title, text } = VIEW_PLANT.notFound
  return (
    <Page title={title}>
      <EmptyState title={text} action={<BackToPlants />} />
    </Page>
  )
}

export function BackToPlants() {
  return <ButtonRouteLink to="/plants-panel">{VIEW_PLANT.back}</ButtonRouteLink>
}
