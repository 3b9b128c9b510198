import { Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { EDIT_PLANT } from 'shared-ui/copy/garden/plant-form'
import { DELETE_PLANT, PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { ButtonRouteLink } from '../../../../lib/links.tsx'
import styles from '../../../../lib/table/row-actions.module.css'

export type PlantActionsProps = { plant: StaffPlant; onDelete: (plant: StaffPlant) => void }

/** The actions on a plant of the list. */
export function PlantActions({ plant, onDelete }: PlantActionsProps) {
  return (
    <div className={styles.actions}>
      <ButtonRouteLink
        variant="quiet"
        to="/update-plant/$plantID"
        params={{ plantID: plant._id }}
        aria-label={PLANTS_PANEL.actionOn(EDIT_PLANT.link, plant.name)}
      >
        {EDIT_PLANT.link}
      </ButtonRouteLink>
      <Button
        variant="quiet"
        className={styles.delete}
        title={DELETE_PLANT.button}
        onClick={() => onDelete(plant)}
      >
        <Trash2 aria-hidden="true" />
        <VisuallyHidden>{PLANTS_PANEL.actionOn(DELETE_PLANT.button, plant.name)}</VisuallyHidden>
      </Button>
    </div>
  )
}
