import { Alert } from 'shared-ui/components/Alert'
import { formatDate, formatSoles } from 'shared-ui/copy/format'
import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { stayOf } from '../reservation-words.ts'
import { roomName } from '../use-room-name.ts'
import styles from './ChangedMeanwhileNotice.module.css'

export type ChangedMeanwhileNoticeProps = {
  /** The reservation as staff first saw it. */
  before: ReservationDetail
  /** The version that somebody else saved meanwhile. */
  now: ReservationDetail
  /** Whether the cancellation was refused because of the change; the notice then takes the focus. */
  isRefused: boolean
}

const WORDS = CANCEL_RESERVATION.moved

/** The compared fields of a reservation, formatted. */
function comparedFields(reservation: ReservationDetail): Record<keyof typeof WORDS.parts, string> {
  const { entry, departure } = stayOf(reservation)
  return {
    room: roomName(reservation.room),
    entry: formatDate(entry),
    departure: formatDate(departure),
    total: formatSoles(reservation.total),
  }
}

const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Shows a concurrent change before and after, and asks for the confirmation again. Renders nothing without a change. */
export function ChangedMeanwhileNotice({ before, now, isRefused }: ChangedMeanwhileNoticeProps) {
  if (now.version === before.version) return null
  const was = comparedFields(before)
  const is = comparedFields(now)
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
