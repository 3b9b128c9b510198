import { ApiProblem } from '../../api/problems.ts'
import { ServerErrorText } from '../ServerErrorText/ServerErrorText.tsx'

/** Text of a failed request: the server's own sentence, or the general one if it has none (E-01). */
export function ProblemText({ problem }: { problem: unknown }) {
  const hasOwnText = problem instanceof ApiProblem && problem.code !== 'server_error'
  return hasOwnText ? problem.message : <ServerErrorText />
}
