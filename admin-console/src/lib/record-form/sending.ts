import { ApiProblem, isRefusal } from 'shared-ui/api/problems'
import * as v from 'valibot'
import type { DraftProblems } from './use-record-form.ts'

/** How long a call may take: a photo of 10 MB on a line of 1 Mbit/s, and what the server does with it. */
export const UPLOAD_TIMEOUT_MS = 120_000

/** Texts, and a photo where one was chosen. */
type UploadDraft = { photo: File | null; [field: string]: string | File | null }

/** A multipart body: the texts, trimmed, the photo where one was chosen, and the version that was read (case 19). */
export function multipartForm(draft: UploadDraft, version?: number): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === 'string') form.append(name, value.trim())
  }
  if (version !== undefined) form.append('version', String(version))
  if (draft.photo) form.append('photo', draft.photo, draft.photo.name)
  return form
}

/** What the server refused of what was sent, for the fields that nobody has changed since (E-03). */
export function refusedFields<Draft extends object>(
  problem: unknown,
  sent: Draft | undefined,
  draft: Draft,
): DraftProblems<Draft> {
  if (!(problem instanceof ApiProblem) || !sent) return {}
  const refused: DraftProblems<Draft> = {}
  for (const [name, sentence] of Object.entries(problem.fields)) {
    if (isFieldOf(draft, name) && sent[name] === draft[name]) refused[name] = sentence
  }
  return refused
}

const isFieldOf = <Draft extends object>(draft: Draft, name: PropertyKey): name is keyof Draft =>
  name in draft

/** Case 19: the record as somebody else has saved it meanwhile, where that is why the server refused. */
export function savedMeanwhile<TSchema extends v.GenericSchema>(
  problem: unknown,
  schema: TSchema,
): v.InferOutput<TSchema> | null {
  if (!(problem instanceof ApiProblem) || !isRefusal(problem, 'changed_meanwhile')) return null
  const saved = v.safeParse(schema, problem.current)
  return saved.success ? saved.output : null
}
