import type { SortingState } from '@tanstack/react-table'
import { PLANTS_PANEL } from 'shared-ui/copy/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/plant'
import { RecordsTable } from '../../lib/table/RecordsTable.tsx'
import { useSortedTable } from '../../lib/table/sorted-table.ts'
import { PlantActions } from './PlantActions.tsx'
import styles from './PlantsTable.module.css'
import { PLANT_COLUMNS } from './plant-columns.tsx'

export type PlantsProps = {
  /** As the server gave them, by name. */
  plants: StaffPlant[]
  /** Nothing more is left to load. Only then can they be sorted: the first of a part is not the first of all. */
  isWhole: boolean
  onDelete: (plant: StaffPlant) => void
}

/** The server's order, in which ñ stands with n. */
const BY_NAME: SortingState = []

/** the plants on a screen wide enough to compare them. */
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
