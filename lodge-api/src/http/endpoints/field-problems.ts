import * as v from 'valibot'
import { DomainError, type FieldProblems, InvalidRequest } from '../../errors.ts'

/** The body is not an object that the endpoint can read. */
export class UnreadableBody extends DomainError {
  readonly code = 'unreadable_body'
}

/** Maps a missing key to `required`: valibot reports it for the enclosing object, with a message of its own. */
const problemOf = (issue: v.BaseIssue<unknown>): string =>
  issue.kind === 'schema' && issue.received === 'undefined' ? 'required' : issue.message

/** Collects the first problem of each field, by the field's path. */
function problemsByField(issues: readonly v.BaseIssue<unknown>[]): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    if (path === null) throw new UnreadableBody()
    problems[path] ??= problemOf(issue)
  }
  return problems
}

/**
 * Returns the parsed parts of a request in the order of `parts`, undefined for one without a schema. Throws
 * `InvalidRequest` with the problems of all parts.
 */
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
