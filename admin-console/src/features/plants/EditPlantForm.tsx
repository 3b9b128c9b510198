import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { EDIT_PLANT, type PlantDraft, plantProblems } from 'shared-ui/copy/plant-form'
import { VIEW_PLANT } from 'shared-ui/copy/plants-panel'
import { type StaffPlant, StaffPlantAnswer } from 'shared-ui/validators/plant'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { refusedFields, savedMeanwhile } from '../../lib/record-form/sending.ts'
import { useRecordForm } from '../../lib/record-form/use-record-form.ts'
import { PlantConflict } from './PlantConflict.tsx'
import { PlantFields } from './PlantFields.tsx'
import styles from './PlantForm.module.css'
import { draftOf } from './plant-draft.ts'
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
  const [base, setBase] = useState(plant)
  const [saved, setSaved] = useState<StaffPlant | null>(null)
  const form = useRecordForm(draftOf(base), plantProblems)
  const update = useUpdatePlant()
  const refused = refusedFields(update.error, update.variables?.draft, form.draft)

  const send = (draft: PlantDraft) => {
    const { version } = saved ?? base
    update.mutate(
      { plantID: base._id, draft, version },
      {
        onSuccess: onUpdated,
        onError: (problem) => setSaved((before) => savedMeanwhile(problem, StaffPlantAnswer) ?? before),
      },
    )
  }
  const takeTheirs = (theirs: StaffPlant) => {
    update.reset()
    setSaved(null)
    setBase(theirs)
    form.setDraft(draftOf(theirs))
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => form.trySend(event, send)}>
      <PlantFields
        draft={form.draft}
        onDraftChange={form.setDraft}
        problems={{ ...refused, ...form.problems }}
        showAll={form.showAll}
        currentPhoto={currentPhoto(saved ?? base)}
      />
      {saved ? (
        <PlantConflict
          saved={saved}
          draft={form.draft}
          notReady={!form.isReady}
          pending={update.isPending}
          onTakeTheirs={() => takeTheirs(saved)}
        />
      ) : (
        <div>
          <Button type="submit" variant="primary" notReady={!form.isReady} pending={update.isPending}>
            {EDIT_PLANT.submit}
          </Button>
        </div>
      )}
      {update.error && !savedMeanwhile(update.error, StaffPlantAnswer) && (
        <Alert>
          <ProblemText problem={update.error} />
        </Alert>
      )}
    </form>
  )
}
