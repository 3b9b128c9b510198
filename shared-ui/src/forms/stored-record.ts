import * as v from 'valibot'
import { ApiProblem, isRefusal } from '../api/problems.ts'

/** The record as somebody else has saved it meanwhile, where that is why the server refused a request (case 19); null otherwise. */
export function savedMeanwhile<Saved>(
  problem: unknown,
  schema: v.GenericSchema<unknown, Saved>,
): Saved | null {
  if (!(problem instanceof ApiProblem) || !isRefusal(problem, 'changed_meanwhile')) return null
  const stored = v.safeParse(schema, problem.current)
  return stored.success ? stored.output : null
}
