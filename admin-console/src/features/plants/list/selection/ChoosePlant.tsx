import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import styles from './ChoosePlant.module.css'
import { usePlantSelection } from './plant-selection.ts'

/** Checkbox that selects a plant for the label sheets. */
export function ChoosePlant({ plant }: { plant: StaffPlant }) {
  const { selected, add, remove } = usePlantSelection()
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={PLANTS_PANEL.actionOn(PLANTS_PANEL.columns.choose, plant.name)}
        checked={selected.has(plant._id)}
        onChange={(event) => (event.target.checked ? add([plant]) : remove(plant._id))}
      />
    </label>
  )
}
