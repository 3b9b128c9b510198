import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import { BackToList } from '../../lib/notices/BackToList.tsx'
import { Page } from '../../lib/page/Page.tsx'

/** Shown for an id that no plant has, with a link back. */
export function PlantNotFound() {
  const { title, text } = VIEW_PLANT.notFound
  return (
    <Page title={title}>
      <EmptyState title={text} action={<BackToPlants />} />
    </Page>
  )
}

export function BackToPlants() {
  return <BackToList to="/plants-panel">{VIEW_PLANT.back}</BackToList>
}
