import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CREATE_PLANT, EMPTY_PLANT, newPlantProblems } from 'shared-ui/copy/plant-form'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { refusedFields } from '../../lib/record-form/sending.ts'
import { useRecordForm } from '../../lib/record-form/use-record-form.ts'
import { PlantFields } from './PlantFields.tsx'
import styles from './PlantForm.module.css'
import { BackToPlants } from './PlantNotFound.tsx'
import { useCreatePlant } from './use-save-plant.ts'

/** writes a new plant down. */
export function CreatePlantScreen({ onCreated }: { onCreated: () => void }) {
  const form = useRecordForm(EMPTY_PLANT, newPlantProblems)
  const creation = useCreatePlant()
  const refused = refusedFields(creation.error, creation.variables?.draft, form.draft)
  return (
    <Page title={CREATE_PLANT.title} actions={<BackToPlants />}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          form.trySend(event, (draft) => creation.mutate({ draft }, { onSuccess: onCreated }))
        }
      >
        <PlantFields
          draft={form.draft}
          onDraftChange={form.setDraft}
          problems={{ ...refused, ...form.problems }}
          showAll={form.showAll}
        />
        <div>
          <Button type="submit" variant="primary" notReady={!form.isReady} pending={creation.isPending}>
            {CREATE_PLANT.submit}
          </Button>
        </div>
        {creation.error && (
          <Alert>
            <ProblemText problem={creation.error} />
          </Alert>
        )}
      </form>
    </Page>
  )
}
