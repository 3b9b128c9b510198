import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from '@tanstack/react-table'
import { useState } from 'react'
import { PLANTS_PANEL } from 'shared-ui/copy/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/plant'
import { RecordsTable } from '../../lib/table/RecordsTable.tsx'
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
  const [sorting, setSorting] = useState(BY_NAME)
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used here
  const table = useReactTable({
    data: plants,
    columns: PLANT_COLUMNS,
    state: { sorting: isWhole ? sorting : BY_NAME },
    onSortingChange: setSorting,
    enableSorting: isWhole,
    getRowId: (plant) => plant._id,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
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
