import { Download } from 'lucide-react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { PLANT_LABELS, VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { Panel } from '../../../lib/page/Panel.tsx'
import { PlantQr } from '../labels/PlantQr.tsx'
import { usePrintLabel } from '../labels/use-print-labels.ts'
import styles from './QrPanel.module.css'

/** The QR code and URL of the plant's public page, and the download of its label. */
export function QrPanel({ plant }: { plant: StaffPlant }) {
  const printing = usePrintLabel()
  return (
    <Panel title={VIEW_PLANT.qr}>
      <PlantQr className={styles.code} page={plant.page} title={VIEW_PLANT.qrTitle(plant.name)} />
      <p className={styles.address}>
        {VIEW_PLANT.qrText} <a href={plant.page}>{plant.page}</a>
      </p>
      <div>
        <Button pending={printing.isPending} onClick={() => printing.mutate(plant)}>
          <Download aria-hidden="true" className={styles.sign} />
          {PLANT_LABELS.download}
        </Button>
      </div>
      {printing.isSuccess && <Alert tone="success">{PLANT_LABELS.saved(printing.data)}</Alert>}
      {printing.isError && <Alert>{PLANT_LABELS.failed}</Alert>}
    </Panel>
  )
}
