import * as v from 'valibot'
import { DomainError, type FieldProblems, InvalidRequest } from '../errors.ts'

/** What was sent is not an object that the call could read at all. */
export class UnreadableBody extends DomainError {
  readonly code = 'unreadable_body'
}

/** valibot has no message of ours for a key that is missing: it comes from the object around it. */
const problemOf = (issue: v.BaseIssue<unknown>): string =>
  issue.kind === 'schema' && issue.received === 'undefined' ? 'required' : issue.message

/** V-10: every fault by the path of its field; the first of each field counts. */
function problemsByField(issues: readonly v.BaseIssue<unknown>[]): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    if (path === null) throw new UnreadableBody()
    problems[path] ??= problemOf(issue)
  }
  return problems
}

/** The parsed parts of a request in the order of `parts`; all their faults are told at once. */
export function readParts(parts: { schema: v.GenericSchema; value: unknown }[]): unknown[] {
  const results = parts.map((part) => v.safeParse(part.schema, part.value))
  const issues = results.flatMap((result) => result.issues ?? [])
  if (issues.length > 0) throw new InvalidRequest(problemsByField(issues))
  return results.map((result) => result.output)
}
