import { useState } from 'react'
import { refusedFields } from '../../lib/record-form/sending.ts'
import { type DraftProblems, useRecordForm } from '../../lib/record-form/use-record-form.ts'

/** What became of sending a draft. */
type Sending<Draft> = { error: unknown; variables: Draft | undefined }

/**
 * A form of texts while it is typed. `fieldOf` gives the props of a field: told of its fault once it was left with something in it,
 * or after an attempt to send, and of what the server refused until that is changed (E-03).
 */
export function useTextForm<Draft extends Record<string, string>>(
  initial: Draft,
  check: (draft: Draft) => DraftProblems<Draft>,
  sending: Sending<Draft>,
) {
  const { draft, setDraft, problems, isReady, showAll, trySend } = useRecordForm(initial, check)
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set())
  const refused = refusedFields(sending.error, sending.variables, draft)
  const fieldOf = <Name extends keyof Draft & string>(name: Name) => ({
    name,
    value: draft[name],
    required: true,
    error: (showAll || left.has(name) ? problems[name] : undefined) ?? refused[name],
    onValueChange: (value: string) => setDraft({ ...draft, [name]: value }),
    onBlur: () => {
      if (draft[name] !== '') setLeft((before) => new Set(before).add(name))
    },
  })
  return {
    fieldOf,
    isReady,
    trySend,
    /** Why it could not be sent, where no field says it. */
    problem: Object.keys(refused).length > 0 ? null : sending.error,
  }
}
