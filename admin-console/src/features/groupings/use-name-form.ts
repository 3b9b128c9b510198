import { type SubmitEvent, useState } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { groupingProblems } from 'shared-ui/copy/grouping-form'
import { type Grouping, GroupingAnswer, type GroupingKind } from 'shared-ui/validators/grouping'
import { refusedFields, savedMeanwhile } from '../../lib/record-form/sending.ts'
import { useRecordForm } from '../../lib/record-form/use-record-form.ts'
import { useSaveGrouping } from './use-change-grouping.ts'

const savedElsewhere = (problem: unknown): Grouping | null => savedMeanwhile(problem, GroupingAnswer)

/**
 * The name of a zone or family while it is typed, of `grouping` or of a new one, and what became of sending it. Where
 * somebody else was quicker, `saved` is what they wrote (case 19), and sending again writes over that.
 */
export function useNameForm(
  { kind, grouping }: { kind: GroupingKind; grouping: Grouping | null },
  onSaved: (name: string) => void,
) {
  const form = useRecordForm({ name: grouping?.name ?? '' }, groupingProblems)
  const [saved, setSaved] = useState<Grouping | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const saving = useSaveGrouping(kind)
  const refused = refusedFields(saving.error, saving.variables?.draft, form.draft)
  const isOfTheName = saving.error instanceof ApiProblem && saving.error.fields['name'] !== undefined
  const isExplained = isOfTheName || savedElsewhere(saving.error) !== null

  /** A name that nobody changed here follows the one that is saved, so that saving does not undo it. */
  const meet = (theirs: Grouping) => {
    form.setDraft(({ name }) => ({ name: name.trim() === (saved ?? grouping)?.name ? theirs.name : name }))
    setSaved(theirs)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) =>
    form.trySend(event, (draft) =>
      saving.mutate(
        { draft, over: saved ?? grouping },
        {
          onSuccess: () => onSaved(draft.name.trim()),
          onError: (problem) => {
            const theirs = savedElsewhere(problem)
            if (theirs) meet(theirs)
          },
        },
      ),
    )
  return {
    name: form.draft.name,
    setName: (name: string) => form.setDraft({ name }),
    /** A field that was left empty is not complained of before an attempt to send. */
    leave: () => setIsLeft(form.draft.name !== ''),
    nameError: (form.showAll || isLeft ? form.problems.name : undefined) ?? refused.name,
    saved,
    isReady: form.isReady,
    isPending: saving.isPending,
    /** What was refused for another reason than the name, whether or not that has been changed since. */
    problem: isExplained ? null : saving.error,
    send,
  }
}
