import { Pencil, Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { GROUPINGS } from 'shared-ui/copy/garden/groupings'
import type { Grouping } from 'shared-ui/validators/garden/grouping'
import plain from '../../lib/table/plain-table.module.css'
import styles from './GroupingsTable.module.css'

export type GroupingsTableProps = {
  /** The accessible caption. */
  caption: string
  groupings: Grouping[]
  onEdit: (grouping: Grouping) => void
  onDelete: (grouping: Grouping) => void
}

/** Zones or families by name, with their number of plants. */
export function GroupingsTable({ caption, groupings, onEdit, onDelete }: GroupingsTableProps) {
  return (
    <table className={`${plain.table} ${styles.table}`}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{GROUPINGS.name}</th>
          <th scope="col">{GROUPINGS.plants}</th>
          <th scope="col">
            <VisuallyHidden>{GROUPINGS.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {groupings.map((grouping) => (
          <tr key={grouping._id} id={grouping._id} tabIndex={-1}>
            <th scope="row">{grouping.name}</th>
            <td data-empty={grouping.plants === 0 || undefined}>{grouping.plants}</td>
            <td>
              <div className={styles.actions}>
                <Action
                  word={GROUPINGS.edit}
                  of={grouping.name}
                  Icon={Pencil}
                  onPress={() => onEdit(grouping)}
                />
                <Action
                  word={GROUPINGS.delete}
                  of={grouping.name}
                  Icon={Trash2}
                  onPress={() => onDelete(grouping)}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ActionProps = { word: string; of: string; Icon: typeof Pencil; onPress: () => void }

function Action({ word, of, Icon, onPress }: ActionProps) {
  return (
    <Button variant="quiet" className={styles.action} title={word} onClick={onPress}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{GROUPINGS.actionOn(word, of)}</VisuallyHidden>
    </Button>
  )
}
