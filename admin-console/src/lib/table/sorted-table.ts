import {
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useState } from 'react'

/** Of what a table could do, and of the ways to compare, only what is named here is loaded. */
const SORTING = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
})

type Sorting = typeof SORTING

/** Makes the columns of a table of `useSortedTable`; each says in `sortFn` how its values compare. */
export const sortedColumns = <TRecord extends RowData>() => createColumnHelper<Sorting, TRecord>()

export type SortedTableOptions<TRecord extends RowData> = {
  records: readonly TRecord[]
  /** The same array at each drawing, while it says the same: cells of new columns are new cells. */
  columns: TableOptions<Sorting, TRecord>['columns']
  /** What the records are sorted by at first. Nothing: their own order, which a third press on a head gives back. */
  order: SortingState
  /** Nothing more is left to load. Only then can they be sorted: the first of a part is not the first of all. */
  isWhole?: boolean
}

/** A table for `RecordsTable`, whose records staff can sort. */
export function useSortedTable<TRecord extends { _id: string }>(options: SortedTableOptions<TRecord>) {
  const { records, columns, order, isWhole = true } = options
  const [sorting, setSorting] = useState(order)
  return useTable(
    {
      features: SORTING,
      data: records,
      columns,
      state: { sorting: isWhole ? sorting : order },
      onSortingChange: setSorting,
      enableSorting: isWhole,
      enableSortingRemoval: order.length === 0,
      getRowId: (record) => record._id,
      // The server's order stands as it is: its cursor goes by it.
      manualSorting: !isWhole,
    },
    // The order is kept here, so a change of the table's own account of it has nothing to draw.
    () => null,
  )
}
