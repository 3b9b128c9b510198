import { type ReactNode, useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { ROOM_CONFLICT, ROOM_LABELS, type RoomDraft, type RoomField } from 'shared-ui/copy/room-form'
import type { StaffRoom } from 'shared-ui/validators/room'
import styles from './RoomConflict.module.css'
import { RoomThumbnail } from './RoomPhoto.tsx'
import { differingFields } from './room-draft.ts'

export type RoomConflictProps = {
  /** What somebody else has saved meanwhile. */
  saved: StaffRoom
  /** What is typed here. */
  draft: RoomDraft
  notReady: boolean
  pending: boolean
  onTakeTheirs: () => void
}

/** A new conflict is read from its beginning, wherever the focus was. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Case 19: both versions of a room side by side. Saving one's own over the other is the form's own sending. */
export function RoomConflict({ saved, draft, notReady, pending, onTakeTheirs }: RoomConflictProps) {
  const heading = useId()
  return (
    <section className={styles.conflict} aria-labelledby={heading}>
      <div key={saved.version} ref={takeFocus} tabIndex={-1}>
        <Alert tone="warning">
          <h2 id={heading}>{ROOM_CONFLICT.title}</h2>
          <p>{ROOM_CONFLICT.text}</p>
        </Alert>
      </div>
      <BothVersions saved={saved} draft={draft} />
      <div className={styles.choice}>
        <Button disabled={pending} onClick={onTakeTheirs}>
          {ROOM_CONFLICT.takeTheirs}
        </Button>
        <Button type="submit" variant="primary" notReady={notReady} pending={pending}>
          {ROOM_CONFLICT.keepMine}
        </Button>
      </div>
    </section>
  )
}

function BothVersions({ saved, draft }: Pick<RoomConflictProps, 'saved' | 'draft'>) {
  const differing = differingFields(saved, draft)
  const line = (name: RoomField, theirs: ReactNode, yours: ReactNode) => (
    <tr data-differs={differing.has(name) || undefined}>
      <th scope="row">
        {ROOM_LABELS[name]}
        {differing.has(name) && <span className={styles.mark}>{ROOM_CONFLICT.differs}</span>}
      </th>
      <td>{theirs}</td>
      <td>{yours}</td>
    </tr>
  )
  return (
    <table className={styles.versions}>
      <thead>
        <tr>
          <th scope="col">{ROOM_CONFLICT.field}</th>
          <th scope="col">{ROOM_CONFLICT.theirs}</th>
          <th scope="col">{ROOM_CONFLICT.yours}</th>
        </tr>
      </thead>
      <tbody>
        {line('identifier', saved.identifier, draft.identifier)}
        {line('category', saved.category, draft.category)}
        {line('pricePerNight', formatPrice(saved.pricePerNight), typedPrice(draft))}
        {line('capacity', formatPersons(saved.capacity), typedCapacity(draft))}
        {line('description', saved.description, draft.description)}
        {line('photo', <RoomThumbnail room={saved} />, draft.photo?.name ?? ROOM_CONFLICT.samePhoto)}
      </tbody>
    </table>
  )
}

/** What is typed, as it would be shown; as it was typed where it is no number yet. */
const typedPrice = ({ pricePerNight }: RoomDraft): string =>
  Number.isFinite(Number(pricePerNight)) ? formatPrice(Number(pricePerNight)) : pricePerNight
const typedCapacity = ({ capacity }: RoomDraft): string =>
  Number.isInteger(Number(capacity)) ? formatPersons(Number(capacity)) : capacity
