import { ApiProblem } from '../api/problems.ts'
import type { FieldWarning } from '../components/Field/Field.tsx'

/** The problems of a draft, one sentence for each invalid field. */
export type Problems<Draft extends object> = Partial<Record<keyof Draft, string>>

/** The doubts about a draft: a sentence, and the value that was probably meant. */
export type Warnings<Draft extends object> = Partial<Record<keyof Draft, FieldWarning>>

/** A failed request and the draft that it sent. */
export type FailedRequest<Draft extends object> = { problem: unknown; sent: Draft }

const isFieldOf = <Draft extends object>(draft: Draft, name: PropertyKey): name is keyof Draft & string =>
  Object.hasOwn(draft, name)

/** The names of a draft's fields. */
export const fieldNames = <Draft extends object>(draft: Draft): (keyof Draft & string)[] =>
  Object.keys(draft).filter((name) => isFieldOf(draft, name))

/** The fields of a draft that `part` has too. */
export function pickFields<Part extends object>(draft: Part, part: Part): Part {
  const picked = { ...part }
  for (const name of fieldNames(part)) picked[name] = draft[name]
  return picked
}

/**
 * The errors of the server for the fields whose value has not changed since it was sent. The endpoints of a reservation
 * name a client's fields `client.email`.
 */
export function refusedFields<Draft extends object>(
  failed: FailedRequest<Draft> | null,
  draft: Draft,
): Problems<Draft> {
  if (!(failed?.problem instanceof ApiProblem)) return {}
  const refused: Problems<Draft> = {}
  for (const [path, sentence] of Object.entries(failed.problem.fields)) {
    const name = path.replace(/^(client|reservation)\./, '')
    if (isFieldOf(draft, name) && failed.sent[name] === draft[name]) refused[name] = sentence
  }
  return refused
}

/** Whether nothing was entered into a field. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** How many required fields are empty, and how many fields are invalid. */
export function countProblems<Draft extends object>(draft: Draft, problems: Problems<Draft>) {
  const faulty = fieldNames(draft).filter((name) => problems[name] !== undefined)
  const missing = faulty.filter((name) => isEmptyValue(draft[name])).length
  return { missing, invalid: faulty.length - missing }
}

/** Whether two drafts hold the same values. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  fieldNames(one).every((name) => one[name] === other[name])
