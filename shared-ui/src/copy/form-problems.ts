import { fieldSentence } from './problems.ts'

type PathPart = PropertyKey | { readonly key: PropertyKey }
type Issue = { readonly message: string; readonly path?: readonly PathPart[] | undefined }
type Result = { readonly issues?: readonly Issue[] | undefined }
/** What every schema can do (Standard Schema), so that no library has to be known here. */
type CheckingSchema = { readonly '~standard': { validate: (value: unknown) => Result | Promise<Result> } }

const keyOf = (part: PathPart | undefined): PropertyKey | undefined =>
  typeof part === 'object' ? part.key : part

/** What to say of fields that are empty and must not be, 'Escriba sus nombres.' */
export type MissingSentences<Draft extends object> = Partial<Record<keyof Draft, string>>

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/**
 * What a schema says of a form as typed, a sentence a field: the first fault of each. A field that is empty is named in its
 * sentence. Without a sentence, the field is valid.
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
    problems[key] ??= (isEmpty(draft[key]) ? missing[key] : undefined) ?? fieldSentence(issue.message)
  }
  return problems
}
