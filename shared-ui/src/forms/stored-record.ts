import * as v from 'valibot'
import { ApiProblem, isRefusal } from '../api/problems.ts'

/** The record that somebody else has saved meanwhile, if that is why the server refused a request; null otherwise. */
export function savedRecordOf<Saved>(
  problem: unknown,
  schema: v.GenericSchema<unknown, Saved>,
): Saved | null {
  if (!(problem instanceof ApiProblem) || !isRefusal(problem, 'changed_meanwhile')) return null
  const stored = v.safeParse(schema, problem.current)
  return stored.success ? stored.output : null
}
