import { type Grouping, GroupingAnswer } from 'shared-ui/validators/grouping'
import * as v from 'valibot'
import { ApiProblem } from '../../lib/problems.ts'

/** What the server says of the name itself: that another has it, that it is too long (V-06). */
export const nameRefusal = (problem: unknown): string | undefined =>
  problem instanceof ApiProblem ? problem.fields['name'] : undefined

/** Case 19: what somebody else has saved meanwhile, where that is why a name was refused. */
export function savedMeanwhile(problem: unknown): Grouping | null {
  if (!(problem instanceof ApiProblem) || problem.code !== 'changed_meanwhile') return null
  const current = v.safeParse(GroupingAnswer, problem.current)
  return current.success ? current.output : null
}
