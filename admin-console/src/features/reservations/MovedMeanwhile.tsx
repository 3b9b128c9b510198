import { Alert } from 'shared-ui/components/Alert'
import { CANCEL_RESERVATION } from 'shared-ui/copy/cancel-reservation'
import { formatDate, formatSoles } from 'shared-ui/copy/format'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import styles from './MovedMeanwhile.module.css'
import { stayOf } from './reservation-words.ts'
import { roomName } from './use-room-name.ts'

export type MovedMeanwhileProps = {
  /** The reservation as staff first saw it. */
  before: ReservationDetail
  /** As somebody else has saved it meanwhile. */
  now: ReservationDetail
  /** The cancellation was sent, and refused because of it: it is read from here. */
  isRefused: boolean
}

const WORDS = CANCEL_RESERVATION.moved

/** What staff compare of a reservation, in the words of a screen. */
function wordsOf(reservation: ReservationDetail): Record<keyof typeof WORDS.parts, string> {
  const { entry, departure } = stayOf(reservation)
  return {
    room: roomName(reservation.room),
    entry: formatDate(entry),
    departure: formatDate(departure),
    total: formatSoles(reservation.total),
  }
}

const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Case 19: what somebody else changed while a cancellation was being confirmed, as it was and as it is; and the question again. Nothing where nobody did. */
export function MovedMeanwhile({ before, now, isRefused }: MovedMeanwhileProps) {
  if (now.version === before.version) return null
  const was = wordsOf(before)
  const is = wordsOf(now)
  const parts = (['room', 'entry', 'departure', 'total'] as const).filter((part) => was[part] !== is[part])
  return (
    <div key={now.version} ref={isRefused ? takeFocus : undefined} tabIndex={-1}>
      <Alert tone="warning">
        <p>
          <strong>{WORDS.title}</strong> {isRefused && WORDS.notDone}
        </p>
        {parts.length === 0 ? (
          <p>{WORDS.otherwise}</p>
        ) : (
          <dl className={styles.parts}>
            {parts.map((part) => (
              <div key={part}>
                <dt>{WORDS.parts[part]}</dt>
                <dd>{WORDS.change(was[part], is[part])}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{WORDS.ask}</p>
      </Alert>
    </div>
  )
}
