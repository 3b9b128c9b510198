import { CREATE_PLANT, EDIT_PLANT, type PlantDraft } from 'shared-ui/copy/garden/plant-form'
import { VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import { useEditRecord } from 'shared-ui/forms/use-edit-record'
import { type StaffPlant, StaffPlantResponse } from 'shared-ui/validators/garden/plant'
import { RecordForm } from '../../../lib/edit-record/RecordForm.tsx'
import { plantPhotoPath } from '../plant-photo.ts'
import { PlantConflict } from './PlantConflict.tsx'
import { PlantFields } from './PlantFields.tsx'
import { checkPlant, PLANT_EDIT } from './plant-draft.ts'
import { useSavePlant } from './use-save-plant.ts'

export type PlantFormProps = {
  /** The plant as it was when the form opened, without later changes; null for a new one. */
  plant: StaffPlant | null
  /** Called with the id and the name of the plant. */
  onSaved: (id: string, name: string) => void
}

/** The form to create or edit a plant; after a version conflict it shows both versions. */
export function PlantForm({ plant, onSaved }: PlantFormProps) {
  const savePlant = useSavePlant()
  const form = useEditRecord<StaffPlant, PlantDraft>(plant, {
    ...PLANT_EDIT,
    check: checkPlant(plant),
    schema: StaffPlantResponse,
    save: (draft, stored) => savePlant.mutateAsync({ draft, base: stored }),
    onSaved: ({ id, draft }) => onSaved(id, draft.name.trim()),
  })
  return (
    <RecordForm
      form={form}
      submit={plant === null ? CREATE_PLANT.submit : EDIT_PLANT.submit}
      conflict={form.read && form.saved && <PlantConflict form={form} read={form.read} saved={form.saved} />}
    >
      <PlantFields field={form.field} currentPhoto={currentPhoto(form.stored)} />
    </RecordForm>
  )
}

const currentPhoto = (plant: StaffPlant | null) =>
  plant === null ? undefined : { src: plantPhotoPath(plant, 480), alt: VIEW_PLANT.photo(plant.name) }
