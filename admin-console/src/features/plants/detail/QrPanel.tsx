import { Download, Image } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { PLANT_LABELS, VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { Panel } from '../../../lib/page/Panel.tsx'
import { LabelCard } from '../labels/LabelCard.tsx'
import { usePrintLabel } from '../labels/use-print-labels.ts'
import { useSavePicture } from '../labels/use-save-picture.ts'
import styles from './QrPanel.module.css'

/** The plant's label card with its QR code, the URL of its public page, and the downloads of the label and of the card's picture. */
export function QrPanel({ plant }: { plant: StaffPlant }) {
  const card = useRef<HTMLDivElement>(null)
  const printing = usePrintLabel()
  const picture = useSavePicture(card)
  return (
    <Panel title={VIEW_PLANT.qr}>
      <LabelCard plant={plant} ref={card} />
      <p className={styles.address}>
        {VIEW_PLANT.qrText} <a href={plant.page}>{plant.page}</a>
      </p>
      <div className={styles.actions}>
        <Button pending={printing.isPending} onClick={() => printing.mutate(plant)}>
          <Download aria-hidden="true" className={styles.sign} />
          {PLANT_LABELS.download}
        </Button>
        <Button pending={picture.isPending} onClick={() => picture.mutate(plant)}>
          <Image aria-hidden="true" className={styles.sign} />
          {PLANT_LABELS.downloadPicture}
        </Button>
      </div>
      {printing.isSuccess && <Alert tone="success">{PLANT_LABELS.saved(printing.data)}</Alert>}
      {printing.isError && <Alert>{PLANT_LABELS.failed}</Alert>}
      {picture.isSuccess && <Alert tone="success">{PLANT_LABELS.saved(picture.data)}</Alert>}
      {picture.isError && <Alert>{PLANT_LABELS.failedPicture}</Alert>}
    </Panel>
  )
}
