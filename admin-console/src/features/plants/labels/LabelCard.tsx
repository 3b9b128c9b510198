import { LODGE } from 'content'
import type { Ref } from 'react'
import { VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { QrCode } from '../../../lib/qr/QrCode.tsx'
import styles from './LabelCard.module.css'

export type LabelCardProps = {
  /** The plant's names and the address of its page, which the QR code contains. */
  plant: Pick<StaffPlant, 'name' | 'scientificName' | 'page'>
  /** The element of the card, of which a picture can be taken. */
  ref?: Ref<HTMLDivElement>
}

/** A plant's label on the screen: its QR code of 380 pixels and its names, dark on white in both themes. */
export function LabelCard({ plant, ref }: LabelCardProps) {
  return (
    <div ref={ref} className={styles.card}>
      <QrCode className={styles.code} url={plant.page} title={VIEW_PLANT.qrTitle(plant.name)} />
      <p className={styles.name}>{plant.name}</p>
      <p className={styles.scientificName}>{plant.scientificName}</p>
      <p className={styles.lodge}>{LODGE.name}</p>
    </div>
  )
}
