import { ApiProblem } from 'shared-ui/api/problems'
import { ServerErrorText } from 'shared-ui/components/ServerErrorText'

/** Text of an error: the server's own sentence, or the generic one if it has none. */
export function ProblemText({ problem }: { problem: unknown }) {
  const hasOwnText = problem instanceof ApiProblem && problem.code !== 'server_error'
  return hasOwnText ? problem.message : <ServerErrorText />
}
