import type { SortingState } from '@tanstack/react-table'
import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { RecordsTable } from '../../../lib/table/RecordsTable.tsx'
import { useSortedTable } from '../../../lib/table/sorted-table.ts'
import styles from './PlantsTable.module.css'
import { PLANT_COLUMNS } from './plant-columns.tsx'
import { PlantActions } from './selection/PlantActions.tsx'

export type PlantsProps = {
  /** Sorted by name, as in the server's response. */
  plants: StaffPlant[]
  /** Whether all plants are loaded. Only then can they be sorted: the first of some is not the first of all. */
  isWhole: boolean
  onDelete: (plant: StaffPlant) => void
}

/** The server's order, which sorts ñ like n. */
const BY_NAME: SortingState = []

/** The plants on a wide screen, as a table. */
export function PlantsTable({ plants, isWhole, onDelete }: PlantsProps) {
  const table = useSortedTable({ records: plants, columns: PLANT_COLUMNS, order: BY_NAME, isWhole })
  return (
    <RecordsTable
      className={styles.table}
      table={table}
      caption={PLANTS_PANEL.title}
      actionsLabel={PLANTS_PANEL.columns.actions}
      renderActions={(plant) => <PlantActions plant={plant} onDelete={onDelete} />}
    />
  )
}
