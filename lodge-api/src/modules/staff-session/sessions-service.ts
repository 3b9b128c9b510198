import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { RETENTION } from 'shared-ui/rules/privacy/retention'
import type { Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import type { Lodge } from '../../lodge.ts'
import { SESSION_LIFE_MS } from './session-token-service.ts'
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionsBefore,
  findOpenSession,
  insertSession,
  listSessions,
  updateSession,
} from './sessions-repository.ts'
import type { SignedInStaff } from './staff-member.ts'
import { SessionEnded } from './staff-session-errors.ts'

/** A session without requests ends after two hours. An open page of the console sends one every minute. */
const IDLE_MS = RETENTION.idleSessions.hours * 60 * MINUTE_MS
/** How long a typed password confirms who is at the keyboard. */
const CONFIRMATION_MS = 5 * MINUTE_MS
/** The time of the last request is stored at most this often. */
const TOUCH_MS = 5 * MINUTE_MS
const LONGEST_BROWSER = 300

const usedSince = (now: number): string => instantText(now - IDLE_MS)

/** Opens a session of a staff member with their current `session_version`, and returns its id. */
export async function openSession(
  executor: Executor,
  staff: { id: string; session_version: number },
  { browser, now }: { browser: string; now: number },
): Promise<string> {
  const id = newId(now)
  const at = instantText(now)
  await insertSession(executor, {
    id,
    staff_id: staff.id,
    staff_version: staff.session_version,
    browser: browser.slice(0, LONGEST_BROWSER),
    created_at: at,
    last_used_at: at,
    confirmed_at: at,
  })
  return id
}

/** Returns the staff member of an open session and notes its use. Throws `SessionEnded`. */
export async function resumeSession({ database, clock, log }: Lodge, id: string): Promise<SignedInStaff> {
  const now = clock()
  const session = await findOpenSession(database.kysely, id, usedSince(now))
  if (!session) throw new SessionEnded()
  if (now - Date.parse(session.last_used_at) >= TOUCH_MS) {
    // A full disk must not keep staff from reading.
    await updateSession(database.kysely, id, { last_used_at: instantText(now) }).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of a session could not be stored'),
    )
  }
  const sinceConfirmed = now - Date.parse(session.confirmed_at)
  const { username } = session
  return { id: session.id, username, sessionId: id, isConfirmed: sinceConfirmed < CONFIRMATION_MS }
}

/** Returns what the token of an open session contains. Throws `SessionEnded`. */
export async function sessionFacts({ database, clock }: Lodge, id: string) {
  const session = await findOpenSession(database.kysely, id, usedSince(clock()))
  if (!session) throw new SessionEnded()
  return session
}

/** Notes that the staff member has just typed their password in this session. */
export const confirmSession = ({ database, clock }: Lodge, id: string) =>
  updateSession(database.kysely, id, { confirmed_at: instantText(clock()) })

/** Ends a session: its token is refused from now on. */
export const endSession = ({ database }: Lodge, id: string) => deleteSession(database.kysely, id)

/** Ends a session of the staff member. Does nothing if it has ended, or belongs to somebody else. */
export const endOwnSession = ({ database }: Lodge, staff: SignedInStaff, id: string) =>
  deleteOwnSession(database.kysely, staff.id, id)

/** Ends every session of the staff member but the one of the request. */
export const endOtherSessions = ({ database }: Lodge, staff: SignedInStaff) =>
  deleteOtherSessions(database.kysely, staff.id, staff.sessionId)

/** Returns the open sessions of the staff member, the last used first. */
export async function ownSessions({ database, clock }: Lodge, staff: SignedInStaff) {
  const rows = await listSessions(database.kysely, staff.id, usedSince(clock()))
  return rows.map(({ id, browser, created_at, last_used_at }) => ({
    _id: id,
    browser,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    isThis: id === staff.sessionId,
  }))
}

/** A periodic task that deletes sessions that have expired or were not used for two hours. */
export const deleteOldSessions = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-sessions',
  everyMs: 60 * MINUTE_MS,
  run: async () => {
    const now = clock()
    await deleteSessionsBefore(database.kysely, instantText(now - SESSION_LIFE_MS), usedSince(now))
  },
})
