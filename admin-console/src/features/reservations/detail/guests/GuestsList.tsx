import { Button } from 'shared-ui/components/Button'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatNumericDate, SEX_WORDS } from 'shared-ui/copy/guests/guest-register'
import { GUESTS } from 'shared-ui/copy/guests/guests'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { isMinor } from 'shared-ui/rules/guests/guests'
import type { GuestResponse } from 'shared-ui/validators/reservations/guest'
import { PersonalDataButton } from '../../../../lib/personal-data/PersonalDataButton.tsx'
import styles from './StayGuestsPanel.module.css'

export type GuestsListProps = {
  guests: readonly GuestResponse[]
  entry: CalendarDate
  /** Null where guests cannot be changed. */
  actions: { onEdit: (guest: GuestResponse) => void; onRemove: (guest: GuestResponse) => void } | null
}

/** The full name of a guest. */
export const guestName = ({ names, surnames }: Pick<GuestResponse, 'names' | 'surnames'>): string =>
  `${names} ${surnames}`

type Actions = NonNullable<GuestsListProps['actions']>

function GuestActions({ guest, actions }: { guest: GuestResponse; actions: Actions }) {
  return (
    <>
      <Button variant="quiet" onClick={() => actions.onEdit(guest)}>
        <span aria-hidden="true">{GUESTS.edit}</span>
        <VisuallyHidden>{GUESTS.editOf(guestName(guest))}</VisuallyHidden>
      </Button>
      <Button variant="quiet" onClick={() => actions.onRemove(guest)}>
        <span aria-hidden="true">{GUESTS.remove}</span>
        <VisuallyHidden>{GUESTS.removeOf(guestName(guest))}</VisuallyHidden>
      </Button>
    </>
  )
}

/** The guests of a stay in their order, minors marked. */
export function GuestsList({ guests, entry, actions }: GuestsListProps) {
  return (
    <ol className={styles.guests} role="list" aria-label={GUESTS.title}>
      {guests.map((guest) => (
        <li key={guest._id} className={styles.guest}>
          <p className={styles.name}>
            {guestName(guest)}
            {isMinor(guest.birthDate, entry) && <StateBadge tone="waiting">{GUESTS.minor}</StateBadge>}
          </p>
          <p className={styles.detail}>
            {guest.identificationDocument} {guest.identificationDocumentNumber} · {guest.nationality}
          </p>
          <p className={styles.detail}>
            {[SEX_WORDS[guest.sex], formatNumericDate(guest.birthDate), guest.origin]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles.rowActions}>
            {actions && <GuestActions guest={guest} actions={actions} />}
            <PersonalDataButton person={guest.identificationDocumentNumber} name={guestName(guest)} />
          </div>
        </li>
      ))}
    </ol>
  )
}
