import { ApiProblem } from '../../api/problems.ts'
import { SERVER_ERROR } from '../../copy/problems/server-error.ts'
import { ServerErrorText } from '../ServerErrorText/ServerErrorText.tsx'

/** Text of a failed request: the server's own sentence, or the general one with its fixed part (E-01, W-05). */
export function ProblemText({ problem }: { problem: unknown }) {
  const hasOwnText = problem instanceof ApiProblem && problem.message !== SERVER_ERROR.spanish
  return hasOwnText ? problem.message : <ServerErrorText />
}
