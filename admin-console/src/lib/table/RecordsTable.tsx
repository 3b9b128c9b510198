import {
  type Column_RowSorting,
  flexRender,
  type Header,
  type RowData,
  type Table,
  type TableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import styles from './RecordsTable.module.css'

export type RecordsTableProps<TFeatures extends TableFeatures, TRecord extends RowData> = {
  /** The table with its columns and rows. */
  table: Pick<Table<TFeatures, TRecord>, 'getFlatHeaders' | 'getRowModel'>
  /** Accessible caption of the table. */
  caption: string
  /** Renders the actions in the row's last cell; without it there is no such cell. */
  renderActions?: (record: TRecord) => ReactNode
  /** The accessible header of the actions column. */
  actionsLabel?: string
  /** The record's state, set as `data-state` on the row. */
  stateOf?: (record: TRecord) => string
  /** Styles of the feature, by `data-column`. */
  className?: string | undefined
}

/** A table of records with a sticky header and sortable columns if the table allows it. */
export function RecordsTable<TFeatures extends TableFeatures, TRecord extends RowData>(
  props: RecordsTableProps<TFeatures, TRecord>,
) {
  const { table, stateOf, renderActions } = props
  return (
    <table className={[styles.table, props.className].filter(Boolean).join(' ')}>
      <caption>
        <VisuallyHidden>{props.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <ColumnHeader key={header.id} header={header} />
          ))}
          {renderActions && (
            <th scope="col">
              <VisuallyHidden>{props.actionsLabel}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-state={stateOf?.(row.original)}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
            {renderActions && <td data-column="actions">{renderActions(row.original)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ColumnHeaderProps<TFeatures extends TableFeatures, TRecord extends RowData> = {
  header: Header<TFeatures, TRecord>
}

/** A column with the sorting methods that it has in a sortable table. */
type SortableColumn = { id: string } & Partial<
  Pick<Column_RowSorting<TableFeatures, RowData>, 'getIsSorted' | 'getCanSort' | 'getToggleSortingHandler'>
>

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

function ColumnHeader<TFeatures extends TableFeatures, TRecord extends RowData>({
  header,
}: ColumnHeaderProps<TFeatures, TRecord>) {
  const column: SortableColumn = header.column
  const sorted = column.getIsSorted?.()
  return (
    <th scope="col" data-column={column.id} aria-sort={sorted ? ARIA_SORT[sorted] : undefined}>
      <ColumnLabel header={header} />
    </th>
  )
}

function ColumnLabel<TFeatures extends TableFeatures, TRecord extends RowData>({
  header,
}: ColumnHeaderProps<TFeatures, TRecord>) {
  const label = flexRender(header.column.columnDef.header, header.getContext())
  // The header of a column that only shows something, such as a photo, is visually hidden.
  if (header.column.accessorFn === undefined) return <VisuallyHidden>{label}</VisuallyHidden>
  const column: SortableColumn = header.column
  if (!column.getCanSort?.()) return label
  return (
    <button className={styles.sort} type="button" onClick={column.getToggleSortingHandler?.()}>
      {label}
    </button>
  )
}
