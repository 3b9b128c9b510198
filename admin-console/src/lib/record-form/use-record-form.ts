import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstFault } from 'shared-ui/components/Field'

/** What is wrong with a draft, a sentence a field; a field without one is in order. */
export type DraftProblems<Draft extends object> = Partial<Record<keyof Draft, string>>

/**
 * A room or plant while it is typed. `trySend` sends it when nothing is wrong with it; otherwise it shows every fault and
 * puts the focus on the first. What was typed outlives every refusal (E-03).
 */
export function useRecordForm<Draft extends object>(
  initial: Draft,
  check: (draft: Draft) => DraftProblems<Draft>,
) {
  const [draft, setDraft] = useState(initial)
  const [showAll, setShowAll] = useState(false)
  const problems = check(draft)
  const isReady = Object.keys(problems).length === 0
  const trySend = (event: SubmitEvent<HTMLFormElement>, send: (draft: Draft) => void) => {
    event.preventDefault()
    flushSync(() => setShowAll(true))
    if (isReady) send(draft)
    else focusFirstFault(event.currentTarget)
  }
  return { draft, setDraft, problems, isReady, showAll, trySend }
}

/** What `useRecordForm` gives. */
export type RecordFormModel<Draft extends object> = ReturnType<typeof useRecordForm<Draft>>
