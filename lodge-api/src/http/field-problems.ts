import * as v from 'valibot'
import { DomainError, type FieldProblems, InvalidRequest } from '../errors.ts'

/** What was sent is not an object that the endpoint could read at all. */
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

/** The parsed parts of a request in the order of `parts`; undefined for one without a schema. Throws `InvalidRequest` for all of them. */
export function readParts(parts: { schema: v.GenericSchema | undefined; value: unknown }[]): unknown[] {
  const issues: v.BaseIssue<unknown>[] = []
  const outputs = parts.map(({ schema, value }) => {
    if (!schema) return undefined
    const result = v.safeParse(schema, value)
    if (result.issues) issues.push(...result.issues)
    return result.output
  })
  if (issues.length > 0) throw new InvalidRequest(problemsByField(issues))
  return outputs
}
