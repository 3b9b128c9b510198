/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of a table with another display */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatPrice } from 'shared-ui/copy/format'
import {
  formatNumericDate,
  REGISTER_COLUMNS,
  SEX_WORDS,
  GUEST_REGISTER as WORDS,
} from 'shared-ui/copy/guests/guest-register'
import { isMinor } from 'shared-ui/rules/guests/guests'
import type { RegisterEntryResponse } from 'shared-ui/validators/reservations/guest'
import styles from './GuestRegister.module.css'

type Column = { name: string; cell: (entry: RegisterEntryResponse) => ReactNode }

const COLUMNS: readonly Column[] = [
  { name: WORDS.guest, cell: (entry) => <GuestName entry={entry} /> },
  { name: REGISTER_COLUMNS.room, cell: ({ room }) => room },
  { name: REGISTER_COLUMNS.entry, cell: ({ entry }) => formatNumericDate(entry) },
  { name: REGISTER_COLUMNS.departure, cell: ({ departure }) => formatNumericDate(departure) },
  {
    name: WORDS.identification,
    cell: (entry) => `${entry.identificationDocument} ${entry.identificationDocumentNumber}`,
  },
  { name: REGISTER_COLUMNS.nationality, cell: ({ nationality }) => nationality },
  { name: REGISTER_COLUMNS.sex, cell: ({ sex }) => SEX_WORDS[sex] },
  { name: REGISTER_COLUMNS.birthDate, cell: ({ birthDate }) => formatNumericDate(birthDate) },
  { name: REGISTER_COLUMNS.origin, cell: ({ origin }) => origin },
  {
    name: REGISTER_COLUMNS.pricePerNight,
    cell: ({ pricesPerNight }) => pricesPerNight.map(formatPrice).join(' / '),
  },
]

/** A guest's name, which leads to the reservation; minors are marked. */
function GuestName({ entry }: { entry: RegisterEntryResponse }) {
  return (
    <>
      <Link to="/view-reservation/$reservationID" params={{ reservationID: entry.reservation._id }}>
        {entry.surnames}, {entry.names}
      </Link>{' '}
      {isMinor(entry.birthDate, entry.entry) && <StateBadge tone="waiting">{WORDS.minor}</StateBadge>}
    </>
  )
}

/**
 * The register as a table, always one on paper. On narrow screens each row is shown as a card; the roles are stated because
 * browsers drop those of a table whose rows are laid out otherwise.
 */
export function RegisterTable({ entries }: { entries: readonly RegisterEntryResponse[] }) {
  return (
    <table className={styles.table} role="table">
      <caption>
        <VisuallyHidden>{WORDS.title}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <tr key={entry._id} role="row">
            {COLUMNS.map(({ name, cell }) => (
              <td key={name} role="cell" data-label={name}>
                {cell(entry)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
