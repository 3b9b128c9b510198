import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { Dialog } from 'shared-ui/components/Dialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { PERSONAL_DATA } from 'shared-ui/copy/privacy/personal-data'
import { QueryView } from '../query-view/QueryView.tsx'
import styles from './PersonalData.module.css'
import { PersonalDataList } from './PersonalDataList.tsx'
import { personalDataQueries, useErasePersonalData, useExportPersonalData } from './personal-data-queries.ts'

export type PersonalDataDialogProps = {
  /** An e-mail, or the number of a document. */
  person: string
  onClose: (hasErased: boolean) => void
}

/** Shows what is stored about a person, saves it as a file, and erases it after a confirmation. */
export function PersonalDataDialog({ person, onClose }: PersonalDataDialogProps) {
  const overview = useQuery(personalDataQueries.overview(person))
  const exporting = useExportPersonalData(person)
  const erasing = useErasePersonalData(person)
  const [isAsking, setIsAsking] = useState(false)
  const { data } = overview
  const erase = () =>
    erasing.mutate(undefined, {
      onSuccess: () => {
        exporting.reset()
        setIsAsking(false)
      },
    })
  return (
    <Dialog
      title={PERSONAL_DATA.title}
      onDismiss={() => onClose(erasing.isSuccess)}
      actions={
        <>
          <Button onClick={() => onClose(erasing.isSuccess)}>{PERSONAL_DATA.close}</Button>
          <Button variant="danger" disabled={!data?.erasable} onClick={() => setIsAsking(true)}>
            {PERSONAL_DATA.erase}
          </Button>
          <Button
            variant="primary"
            disabled={data === undefined}
            pending={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {PERSONAL_DATA.export}
          </Button>
        </>
      }
    >
      <p>
        {PERSONAL_DATA.of} <strong className={styles.person}>{person}</strong>. {PERSONAL_DATA.intro}
      </p>
      {erasing.isSuccess && <Alert tone="success">{PERSONAL_DATA.erased}</Alert>}
      {exporting.isSuccess && <Alert tone="success">{PERSONAL_DATA.exported}</Alert>}
      {exporting.error && (
        <Alert>
          <ProblemText problem={exporting.error} />
        </Alert>
      )}
      <QueryView query={overview} message={PERSONAL_DATA.loading}>
        {(stored) => <PersonalDataList data={stored} />}
      </QueryView>
      {isAsking && (
        <ConfirmDialog
          title={PERSONAL_DATA.eraseTitle}
          pending={erasing.isPending}
          error={erasing.error && <ProblemText problem={erasing.error} />}
          onConfirm={erase}
          onCancel={() => setIsAsking(false)}
        >
          <p className={styles.person}>{PERSONAL_DATA.eraseText(person)}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
