import { formatMoment } from 'shared-ui/copy/format'
import { RESERVATION_EVENT_WORDS, VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { ReservationEventResponse } from 'shared-ui/validators/reservations/reservation'
import { Panel } from '../../../lib/page/Panel.tsx'
import { eventLines } from './event-lines.ts'
import styles from './HistoryPanel.module.css'

/** The events of a reservation, oldest first. */
export function HistoryPanel({ history }: { history: readonly ReservationEventResponse[] }) {
  return (
    <Panel title={VIEW_RESERVATION.history.title}>
      <ol className={styles.history} role="list">
        {history.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <time className={styles.at} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
            <div>
              <p>
                {RESERVATION_EVENT_WORDS[event.kind]}
                {event.by !== null && ` ${VIEW_RESERVATION.history.by(event.by)}`}
              </p>
              {event.facts && <EventDetail event={event} />}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The details of an event; see `eventLines`. */
function EventDetail({ event }: { event: ReservationEventResponse }) {
  return (
    <ul className={styles.facts} role="list">
      {eventLines(event).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
