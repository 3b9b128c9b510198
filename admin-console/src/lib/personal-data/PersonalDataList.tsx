import { formatDate } from 'shared-ui/copy/format'
import {
  ERASURE_OUTCOME_WORDS,
  guestErasure,
  PERSONAL_DATA,
  retainedDocument,
} from 'shared-ui/copy/privacy/personal-data'
import type { PersonalData } from 'shared-ui/validators/privacy/personal-data'
import styles from './PersonalData.module.css'

/** What is stored about a person, and what an erasure does to each record. */
export function PersonalDataList({ data }: { data: PersonalData }) {
  const { reservations, guestStays, unfinished, messages, subscriptions, complaints } = data
  const others = [
    ...(unfinished > 0 ? [PERSONAL_DATA.unfinished(unfinished)] : []),
    ...(messages > 0 ? [PERSONAL_DATA.messages(messages)] : []),
    ...(subscriptions > 0 ? [PERSONAL_DATA.subscriptions(subscriptions)] : []),
    ...complaints.map(({ number, until }) => PERSONAL_DATA.complaint(number, until)),
  ]
  if (reservations.length + guestStays.length + others.length === 0) return <p>{PERSONAL_DATA.nothing}</p>
  return (
    <ul className={styles.list} aria-label={PERSONAL_DATA.list}>
      {reservations.map((reservation) => (
        <li key={reservation._id}>
          <strong>{PERSONAL_DATA.reservation(reservation.number)}</strong> · {reservation.client} ·{' '}
          {reservation.room}, {formatDate(reservation.inDate)}: {ERASURE_OUTCOME_WORDS[reservation.outcome]}
          {reservation.documentUntil !== null && ` ${retainedDocument(reservation.documentUntil)}`}
        </li>
      ))}
      {guestStays.map((stay) => (
        <li key={stay._id}>
          <strong>{PERSONAL_DATA.guestStay(stay.number)}</strong> · {stay.guest} · {stay.room},{' '}
          {formatDate(stay.inDate)}: {guestErasure(stay)}
        </li>
      ))}
      {others.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
