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

/** Only the features and comparison functions named here are bundled. */
const SORTING = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
})

type Sorting = typeof SORTING

/** Creates the columns of a `useSortedTable`; each names its comparison in `sortFn`. */
export const sortedColumns = <TRecord extends RowData>() => createColumnHelper<Sorting, TRecord>()

export type SortedTableOptions<TRecord extends RowData> = {
  records: readonly TRecord[]
  /** Must be the same array across renders: new columns remount their cells. */
  columns: TableOptions<Sorting, TRecord>['columns']
  /** The initial sorting. If empty, the records keep their own order, which a third press on a header restores. */
  order: SortingState
  /** Whether all records are loaded. Only then can they be sorted: the first of some is not the first of all. */
  isWhole?: boolean
}

/** Creates a table for `RecordsTable` that staff can sort. */
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
      // The server's order stays as it is, because the cursor depends on it.
      manualSorting: !isWhole,
    },
    // The sorting is React state, so changes of the table's own state need no render.
    () => null,
  )
}
