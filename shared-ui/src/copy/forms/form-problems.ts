import { fieldSentence } from '../problems/problems.ts'

type PathPart = PropertyKey | { readonly key: PropertyKey }
type Issue = { readonly message: string; readonly path?: readonly PathPart[] | undefined }
type Result = { readonly issues?: readonly Issue[] | undefined }
/** The part of the Standard Schema interface that is used here, so that no validation library is imported. */
type CheckingSchema = { readonly '~standard': { validate: (value: unknown) => Result | Promise<Result> } }

const keyOf = (part: PathPart | undefined): PropertyKey | undefined =>
  typeof part === 'object' ? part.key : part

/** The errors of required fields that are empty, 'Escriba sus nombres.' */
export type MissingSentences<Draft extends object> = Partial<Record<keyof Draft, string>>

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/**
 * The problems of a draft by a schema, one sentence for each invalid field: its first problem. An empty required field
 * gets its own sentence.
 */
export function formProblems<Draft extends object>(
  schema: CheckingSchema,
  draft: Draft,
  missing: MissingSentences<Draft> = {},
): Partial<Record<keyof Draft, string>> {
  const result = schema['~standard'].validate(draft)
  if (result instanceof Promise) throw new TypeError('The schema of a form must answer at once')
  const isField = (key: PropertyKey | undefined): key is keyof Draft => key !== undefined && key in draft
  const problems: Partial<Record<keyof Draft, string>> = {}
  for (const issue of result.issues ?? []) {
    const key = keyOf(issue.path?.[0])
    if (!isField(key)) continue
    problems[key] ??=
      (isEmpty(draft[key]) || issue.message === 'required' ? missing[key] : undefined) ??
      fieldSentence(issue.message)
  }
  return problems
}
