import { ApiProblem, ConnectionLost } from '../../api/problems.ts'
import { SERVER_ERROR } from '../../copy/problems/server-error.ts'

const CODE_LENGTH = 8

/**
 * Text of a failed request: the server's own sentence, or what failed in Spanish, followed by the fixed English sentence,
 * marked as English, and by the first characters of the request's id, which find it in the server's log.
 */
export function ProblemText({
  problem,
}: {
  /** The failure as it was thrown, of whatever type. */
  problem: unknown
}) {
  const refusal = problem instanceof ApiProblem ? problem : null
  if (refusal && refusal.message !== SERVER_ERROR.spanish) return refusal.message
  return (
    <>
      {problem instanceof ConnectionLost ? SERVER_ERROR.noConnection : SERVER_ERROR.spanish}{' '}
      <span lang="en">{SERVER_ERROR.fixed}</span>
      {refusal?.requestId && (
        <small>
          {' '}
          {SERVER_ERROR.code} {refusal.requestId.slice(0, CODE_LENGTH)}
        </small>
      )}
    </>
  )
}
