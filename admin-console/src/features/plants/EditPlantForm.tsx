import { EDIT_PLANT, plantProblems } from 'shared-ui/copy/plant-form'
import { VIEW_PLANT } from 'shared-ui/copy/plants-panel'
import { type StaffPlant, StaffPlantAnswer } from 'shared-ui/validators/plant'
import { RecordForm } from '../../lib/record-form/RecordForm.tsx'
import { useEditedRecord } from '../../lib/record-form/use-edited-record.ts'
import { PlantConflict } from './PlantConflict.tsx'
import { PlantFields } from './PlantFields.tsx'
import { differingFields, draftOf } from './plant-draft.ts'
import { plantPhotoPath } from './plant-photo.ts'
import { useUpdatePlant } from './use-save-plant.ts'

const currentPhoto = (plant: StaffPlant) => ({
  src: plantPhotoPath(plant, 480),
  alt: VIEW_PLANT.photo(plant.name),
})

export type EditPlantFormProps = {
  /** The plant as it was when the form opened; what is told of it later does not touch what is typed. */
  plant: StaffPlant
  onUpdated: () => void
}

/** a plant to be edited; and where somebody else was quicker, both versions to choose from (case 19). */
export function EditPlantForm({ plant, onUpdated }: EditPlantFormProps) {
  const update = useUpdatePlant()
  const edited = useEditedRecord(plant, {
    draftOf,
    differingFields,
    check: plantProblems,
    schema: StaffPlantAnswer,
    update,
  })
  const { form, saved, kept } = edited
  return (
    <RecordForm
      form={form}
      submit={EDIT_PLANT.submit}
      onSend={(draft) => edited.send(draft, onUpdated)}
      pending={update.isPending}
      problem={edited.problem}
      conflict={
        saved && (
          <PlantConflict
            read={edited.read}
            saved={saved}
            draft={form.draft}
            notReady={!form.isReady}
            pending={update.isPending}
            onTakeTheirs={() => edited.takeTheirs(saved)}
          />
        )
      }
    >
      <PlantFields
        draft={form.draft}
        onDraftChange={form.setDraft}
        problems={edited.problems}
        showAll={form.showAll}
        currentPhoto={currentPhoto(kept)}
      />
    </RecordForm>
  )
}
