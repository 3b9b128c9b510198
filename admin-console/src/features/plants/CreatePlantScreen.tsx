import { CREATE_PLANT, EMPTY_PLANT, newPlantProblems } from 'shared-ui/copy/plant-form'
import { Page } from '../../lib/page/Page.tsx'
import { RecordForm } from '../../lib/record-form/RecordForm.tsx'
import { refusedFields } from '../../lib/record-form/sending.ts'
import { useRecordForm } from '../../lib/record-form/use-record-form.ts'
import { PlantFields } from './PlantFields.tsx'
import { BackToPlants } from './PlantNotFound.tsx'
import { useCreatePlant } from './use-save-plant.ts'

/** writes a new plant down. */
export function CreatePlantScreen({ onCreated }: { onCreated: () => void }) {
  const form = useRecordForm(EMPTY_PLANT, newPlantProblems)
  const creation = useCreatePlant()
  const refused = refusedFields(creation.error, creation.variables?.draft, form.draft)
  return (
    <Page title={CREATE_PLANT.title} actions={<BackToPlants />}>
      <RecordForm
        form={form}
        submit={CREATE_PLANT.submit}
        onSend={(draft) => creation.mutate({ draft }, { onSuccess: onCreated })}
        pending={creation.isPending}
        problem={creation.error}
      >
        <PlantFields
          draft={form.draft}
          onDraftChange={form.setDraft}
          problems={{ ...refused, ...form.problems }}
          showAll={form.showAll}
        />
      </RecordForm>
    </Page>
  )
}
