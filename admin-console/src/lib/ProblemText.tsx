import { ApiProblem } from 'shared-ui/api/problems'
import { ServerErrorText } from 'shared-ui/components/ServerErrorText'

/** What went wrong, for people: the server's own sentence, or that of E-01 where it has none to give. */
export function ProblemText({ problem }: { problem: unknown }) {
  const spoken = problem instanceof ApiProblem && problem.code !== 'server_error'
  return spoken ? problem.message : <ServerErrorText />
}
