import { useQuery } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { OWN_SESSIONS } from 'shared-ui/copy/staff/staff-panel'
import type { OwnSessionResponse } from 'shared-ui/validators/staff/staff'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { staffQueries } from '../../../lib/queries/staff-queries.ts'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { SessionList } from './SessionList.tsx'
import { useEndOthers, useEndSession } from './use-end-sessions.ts'

/** The browsers in which the user is signed in, with buttons that end the other sessions, one by one or all. */
export function OwnSessions() {
  const sessions = useQuery(staffQueries.ownSessions())
  return (
    <Panel title={OWN_SESSIONS.title}>
      <QueryView query={sessions} message={OWN_SESSIONS.loading}>
        {(open) => <OpenSessions sessions={open} />}
      </QueryView>
    </Panel>
  )
}

function OpenSessions({ sessions }: { sessions: OwnSessionResponse[] }) {
  const one = useEndSession()
  const others = useEndOthers()
  const problem = one.error ?? others.error
  const endOne = (session: OwnSessionResponse) => {
    others.reset()
    one.mutate(session)
  }
  const endOthers = () => {
    one.reset()
    others.mutate()
  }
  return (
    <>
      <p>{OWN_SESSIONS.text}</p>
      <SessionList sessions={sessions} pending={one.isPending ? one.variables : null} onEnd={endOne} />
      {one.isSuccess && (
        <DoneNotice>{OWN_SESSIONS.ended(OWN_SESSIONS.name(one.variables.browser))}</DoneNotice>
      )}
      {others.isSuccess && <DoneNotice>{OWN_SESSIONS.othersEnded}</DoneNotice>}
      {problem && (
        <Alert>
          <ProblemText problem={problem} />
        </Alert>
      )}
      {sessions.length > 2 && (
        <div>
          <Button pending={others.isPending} onClick={endOthers}>
            {OWN_SESSIONS.endOthers}
          </Button>
        </div>
      )}
    </>
  )
}
