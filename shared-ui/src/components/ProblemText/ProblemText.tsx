import { ApiProblem } from '../../api/problems.ts'
import { SERVER_ERROR } from '../../copy/problems/server-error.ts'
import { ServerErrorText } from '../ServerErrorText/ServerErrorText.tsx'

/** Text of a failed request: the server's own sentence, or the general one with its fixed part (E-01, W-05). */
export function ProblemText({ problem }: { problem: unknown }) {
  if (!(problem instanceof ApiProblem)) return <ServerErrorText />
  const { message, requestId } = problem
  return message === SERVER_ERROR.spanish ? <ServerErrorText requestId={requestId} /> : message
}
