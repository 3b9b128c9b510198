import { ApiProblem } from 'shared-ui/api/problems'
import { ServerErrorText } from 'shared-ui/components/ServerErrorText'

/** An error for visitors: the server's own message, or the general one (E-01). */
export function ProblemText({ problem }: { problem: unknown }) {
  return problem instanceof ApiProblem ? problem.message : <ServerErrorText />
}
