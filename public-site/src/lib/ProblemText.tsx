import { ApiProblem } from 'shared-ui/api/problems'
import { ServerErrorText } from 'shared-ui/components/ServerErrorText'

/** What went wrong, for people: the server's own sentence, or that of E-01. */
export function ProblemText({ problem }: { problem: unknown }) {
  return problem instanceof ApiProblem ? problem.message : <ServerErrorText />
}
