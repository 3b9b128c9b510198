import { useRef } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { PLANT_LABELS } from 'shared-ui/copy/garden/plants-panel'
import { usePrintSheets } from '../../labels/use-print-labels.ts'
import styles from './LabelsBar.module.css'
import { usePlantSelection } from './plant-selection.ts'

/** Sticky bar below the list: the number of plants selected for labels, and the download of the label sheets. */
export function LabelsBar() {
  const selection = usePlantSelection()
  const printing = usePrintSheets()
  const bar = useRef<HTMLElement>(null)
  // The pressed button gives way to others, and would lose the focus.
  const keepFocus = () => bar.current?.focus({ preventScroll: true })
  const { size } = selection.selected
  if (size === 0) return null
  const { cancel, drawn, isPending, mutate, variables } = printing
  // Until the selection changes.
  const isSaved = printing.isSuccess && variables === selection.selected
  return (
    <section ref={bar} className={styles.bar} tabIndex={-1} aria-label={PLANT_LABELS.region}>
      {printing.isError && <Alert>{PLANT_LABELS.failed}</Alert>}
      {isPending ? (
        <div className={styles.line}>
          <Drawing drawn={drawn} total={variables.size} />
          <Button
            onClick={() => {
              keepFocus()
              cancel()
            }}
          >
            {PLANT_LABELS.cancel}
          </Button>
        </div>
      ) : (
        <div className={styles.line}>
          <p role="status">{isSaved ? PLANT_LABELS.saved(printing.data) : PLANT_LABELS.selected(size)}</p>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={selection.clear}>
              {PLANT_LABELS.clear}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                keepFocus()
                mutate(selection.selected)
              }}
            >
              {PLANT_LABELS.downloadSheets}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

function Drawing({ drawn, total }: { drawn: number; total: number }) {
  return (
    <label className={styles.drawing}>
      <span>{PLANT_LABELS.drawing(drawn, total)}</span>
      <progress className={styles.progress} max={total} value={drawn} />
    </label>
  )
}
