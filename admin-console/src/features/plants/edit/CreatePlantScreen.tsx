import { CREATE_PLANT } from 'shared-ui/copy/garden/plant-form'
import { Page } from '../../../lib/page/Page.tsx'
import { BackToPlants } from '../PlantNotFound.tsx'
import { PlantForm, type PlantFormProps } from './PlantForm.tsx'

/** The page with the form of a new plant. */
export function CreatePlantScreen({
  onCreated,
}: {
  /** Called with the stored plant. */
  onCreated: PlantFormProps['onSaved']
}) {
  return (
    <Page title={CREATE_PLANT.title} actions={<BackToPlants />}>
      <PlantForm plant={null} onSaved={onCreated} />
    </Page>
  )
}
