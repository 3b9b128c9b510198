import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstFault } from 'shared-ui/components/Field'
import { groupingNameProblem } from 'shared-ui/copy/grouping-form'
import type { Grouping } from 'shared-ui/validators/grouping'
import type { GroupingKind } from '../../lib/grouping-queries.ts'
import { nameRefusal, savedMeanwhile } from './name-refusals.ts'
import { useSaveGrouping } from './use-change-grouping.ts'

/**
 * The name of a zone or family while it is typed, of `grouping` or of a new one, and what became of sending it. What was
 * typed outlives every refusal (E-03); where somebody else was quicker, `saved` is what they wrote (case 19), and sending again
 * writes over that.
 */
export function useNameForm(
  { kind, grouping }: { kind: GroupingKind; grouping: Grouping | null },
  onSaved: (name: string) => void,
) {
  const [name, setName] = useState(grouping?.name ?? '')
  const [saved, setSaved] = useState<Grouping | null>(null)
  const [showsFault, setShowsFault] = useState(false)
  const saving = useSaveGrouping(kind)
  const fault = groupingNameProblem(name)
  const refused = saving.variables?.name === name ? nameRefusal(saving.error) : undefined

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setShowsFault(true))
    if (fault !== undefined) {
      focusFirstFault(event.currentTarget)
      return
    }
    saving.mutate(
      { name, over: saved ?? grouping },
      {
        onSuccess: () => onSaved(name.trim()),
        onError: (problem) => setSaved((before) => savedMeanwhile(problem) ?? before),
      },
    )
  }
  return {
    name,
    setName,
    saved,
    isReady: fault === undefined,
    nameError: (showsFault ? fault : undefined) ?? refused,
    /** What was refused for another reason than the name itself. */
    problem: saving.error && !refused && !savedMeanwhile(saving.error) ? saving.error : null,
    isPending: saving.isPending,
    showFault: () => setShowsFault(true),
    send,
  }
}
