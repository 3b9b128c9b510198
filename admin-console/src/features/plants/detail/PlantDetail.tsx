import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { EDIT_PLANT } from 'shared-ui/copy/garden/plant-form'
import { DELETE_PLANT, VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { DeletePlantDialog } from '../DeletePlantDialog.tsx'
import { BackToPlants } from '../PlantNotFound.tsx'
import { PlantPhoto } from '../PlantPhoto.tsx'
import styles from './PlantDetail.module.css'
import { QrPanel } from './QrPanel.tsx'

export type PlantDetailProps = { plant: StaffPlant; onDeleted: (plant: StaffPlant) => void }

/** All facts of a plant, its QR code and its actions. */
export function PlantDetail({ plant, onDeleted }: PlantDetailProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Page
      title={VIEW_PLANT.title}
      lead={plant.name}
      actions={
        <>
          <BackToPlants />
          <Button onClick={() => setConfirming(true)}>{DELETE_PLANT.button}</Button>
          <ButtonRouteLink variant="primary" to="/update-plant/$plantID" params={{ plantID: plant._id }}>
            {EDIT_PLANT.link}
          </ButtonRouteLink>
        </>
      }
    >
      <div className={styles.detail}>
        <PlantPanel plant={plant} />
        <QrPanel plant={plant} />
      </div>
      {isConfirming && (
        <DeletePlantDialog plant={plant} onCancel={() => setConfirming(false)} onDeleted={onDeleted} />
      )}
    </Page>
  )
}

function PlantPanel({ plant }: { plant: StaffPlant }) {
  return (
    <Panel title={VIEW_PLANT.plant}>
      <PlantPhoto plant={plant} />
      <Facts
        facts={[
          { label: VIEW_PLANT.zone, value: plant.zone.name },
          { label: VIEW_PLANT.name, value: plant.name },
          {
            label: VIEW_PLANT.scientificName,
            value: <em className={styles.scientific}>{plant.scientificName}</em>,
          },
          { label: VIEW_PLANT.family, value: plant.family.name },
          { label: VIEW_PLANT.description, value: plant.description },
        ]}
      />
    </Panel>
  )
}
