import { PLANTS_PANEL } from 'shared-ui/copy/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/plant'
import styles from './ChoosePlant.module.css'
import type { PlantChoice } from './use-plant-choice.ts'

/** chooses a plant for the sheet of labels. */
export function ChoosePlant({ plant, choice }: { plant: StaffPlant; choice: PlantChoice }) {
  const { chosen, add, remove } = choice
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={PLANTS_PANEL.deedOn(PLANTS_PANEL.columns.choose, plant.name)}
        checked={chosen.has(plant._id)}
        onChange={(event) => (event.target.checked ? add([plant]) : remove(plant._id))}
      />
    </label>
  )
}
