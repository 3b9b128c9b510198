import { Button } from 'shared-ui/components/Button'
import { OWN_SESSIONS } from 'shared-ui/copy/staff/staff-panel'
import type { OwnSessionResponse } from 'shared-ui/validators/staff/staff'
import styles from './OwnSessions.module.css'

export type SessionListProps = {
  sessions: OwnSessionResponse[]
  /** The session that is being ended. */
  pending: OwnSessionResponse | null
  onEnd: (session: OwnSessionResponse) => void
}

/** Open sessions by browser and system, with their times, and a button for each but this one, which the menu ends. */
export const SessionList = ({ sessions, pending, onEnd }: SessionListProps) => (
  <ul className={styles.list} role="list" aria-label={OWN_SESSIONS.title}>
    {sessions.map((session) => (
      <li key={session._id} className={styles.session}>
        <div>
          <strong>{OWN_SESSIONS.name(session.browser)}</strong>
          {session.isThis && ` (${OWN_SESSIONS.isThis})`}
          <br />
          <span className={styles.times}>{OWN_SESSIONS.times(session.createdAt, session.lastUsedAt)}</span>
        </div>
        {!session.isThis && (
          <Button
            pending={pending?._id === session._id}
            aria-label={OWN_SESSIONS.endOf(OWN_SESSIONS.name(session.browser))}
            onClick={() => onEnd(session)}
          >
            {OWN_SESSIONS.end}
          </Button>
        )}
      </li>
    ))}
  </ul>
)
