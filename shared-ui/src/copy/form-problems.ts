import { fieldSentence } from './problems.ts'

type PathPart = PropertyKey | { readonly key: PropertyKey }
type Issue = { readonly message: string; readonly path?: readonly PathPart[] | undefined }
type Result = { readonly issues?: readonly Issue[] | undefined }
/** What every schema can do (Standard Schema), so that no library has to be known here. */
type CheckingSchema = { readonly '~standard': { validate: (value: unknown) => Result | Promise<Result> } }

const keyOf = (part: PathPart | undefined): PropertyKey | undefined =>
  typeof part === 'object' ? part.key : part

/** What a schema says of a form as typed, a sentence a field: the first fault of each. Without one, the field is in order. */
export function formProblems<Draft extends object>(
  schema: CheckingSchema,
  draft: Draft,
): Partial<Record<keyof Draft, string>> {
  const result = schema['~standard'].validate(draft)
  if (result instanceof Promise) throw new TypeError('The schema of a form must answer at once')
  const isField = (key: PropertyKey | undefined): key is keyof Draft => key !== undefined && key in draft
  const problems: Partial<Record<keyof Draft, string>> = {}
  for (const issue of result.issues ?? []) {
    const key = keyOf(issue.path?.[0])
    if (isField(key)) problems[key] ??= fieldSentence(issue.message)
  }
  return problems
}
