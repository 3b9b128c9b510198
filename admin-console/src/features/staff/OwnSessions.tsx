import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { OWN_SESSIONS } from 'shared-ui/copy/staff/staff-panel'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import type { OwnSessionResponse } from 'shared-ui/validators/staff/staff'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import styles from './OwnSessions.module.css'

/** Ends one's own sessions in other browsers; settles after the list is refetched. */
function useEndOthers() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: () => requestStaffApi('staff/end-other-sessions', EmptyResponse, { method: 'post' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffQueries.ownSessions().queryKey }),
  })
}

/** The browsers in which the user is signed in, with a button that ends the sessions of the others. */
export function OwnSessions() {
  const sessions = useQuery(staffQueries.ownSessions())
  const ending = useEndOthers()
  return (
    <Panel title={OWN_SESSIONS.title}>
      {sessions.data === undefined ? (
        <LoadingPanel
          message={OWN_SESSIONS.loading}
          error={sessions.error && <ProblemText problem={sessions.error} />}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <SessionList sessions={sessions.data} />
      )}
      {ending.isSuccess && <DoneNotice>{OWN_SESSIONS.ended}</DoneNotice>}
      {ending.error && (
        <Alert>
          <ProblemText problem={ending.error} />
        </Alert>
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button pending={ending.isPending} onClick={() => ending.mutate()}>
          {OWN_SESSIONS.endOthers}
        </Button>
      )}
    </Panel>
  )
}

const SessionList = ({ sessions }: { sessions: OwnSessionResponse[] }) => (
  <>
    <p>{OWN_SESSIONS.text}</p>
    <ul className={styles.list} role="list" aria-label={OWN_SESSIONS.title}>
      {sessions.map(({ _id, browser, createdAt, lastUsedAt, isThis }) => (
        <li key={_id}>
          <strong>{OWN_SESSIONS.name(browser)}</strong>
          {isThis && ` (${OWN_SESSIONS.isThis})`}
          <br />
          <span className={styles.times}>{OWN_SESSIONS.times(createdAt, lastUsedAt)}</span>
        </li>
      ))}
    </ul>
  </>
)
