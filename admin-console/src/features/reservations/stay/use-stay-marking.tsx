import { useState } from 'react'
import { isRefusal, Unreachable } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { STAY_DONE, STAYS } from 'shared-ui/copy/reservations/stays'
import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import type { RestOfNights } from 'shared-ui/validators/reservations/stay'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { clientName } from '../reservation-words.ts'
import type { MarkableStay } from './marked-stay.ts'
import { StayQuestionDialog } from './StayQuestionDialog.tsx'
import { type AskedStay, firstQuestion } from './stay-questions.ts'
import { type StayMark, useMarkStay } from './use-mark-stay.ts'

/** What was marked last, with the version that it led to. */
type Marked = { stay: MarkableStay; action: StayAction; version: number }

function problemText(problem: Error) {
  if (problem instanceof Unreachable) return STAYS.offline
  return isRefusal(problem, 'changed_meanwhile') ? STAYS.changedMeanwhile : <ProblemText problem={problem} />
}

/**
 * Marks the stays of a page: `mark` sends the action, or opens `dialog` first if the guest owes or nights remain; `notice` reports
 * the outcome and offers to undo it. Dialog and notice belong to the page, since a marked stay may leave its list.
 */
export function useStayMarking() {
  const today = useTodayInLima()
  const marking = useMarkStay()
  const [asked, setAsked] = useState<AskedStay | null>(null)
  const [marked, setMarked] = useState<Marked | null>(null)

  const send = (stay: MarkableStay, { action, rest }: Pick<StayMark, 'action' | 'rest'>) => {
    // A notice takes the focus when it appears, so the next one must be new.
    setMarked(null)
    const mark = { id: stay._id, version: stay.version, action, ...(rest && { rest }) }
    marking.mutate(mark, {
      onSuccess: ({ version }) => {
        setAsked(null)
        setMarked({ stay, action, version })
      },
    })
  }
  const mark = (stay: MarkableStay, action: StayAction) => {
    const question = firstQuestion(stay, action, today)
    if (question === null) {
      send(stay, { action })
      return
    }
    marking.reset()
    setMarked(null)
    setAsked(question)
  }
  const answer = ({ stay, action, question }: AskedStay, rest?: RestOfNights) => {
    // The payment has closed its own dialog; what follows is reported on the page.
    if (question === 'payment') setAsked(null)
    send(stay, rest === undefined ? { action } : { action, rest })
  }
  const problem = marking.error && problemText(marking.error)
  const sending = marking.isPending ? marking.variables : undefined
  return {
    mark,
    /** The action whose request runs for a stay, or null. */
    pendingOf: ({ _id }: MarkableStay): StayAction | null => (sending?.id === _id ? sending.action : null),
    dialog: asked && (
      <StayQuestionDialog
        asked={asked}
        onAsk={setAsked}
        onAnswered={answer}
        pending={sending ? (sending.rest ?? 'leave') : null}
        error={problem}
      />
    ),
    notice: (
      <>
        {problem && !asked && <Alert>{problem}</Alert>}
        {marked && <MarkedNotice marked={marked} onUndo={send} />}
      </>
    ),
  }
}

type MarkedNoticeProps = { marked: Marked; onUndo: (stay: MarkableStay, mark: { action: 'undo' }) => void }

/** Reports what was marked, with the button that takes it back. */
function MarkedNotice({ marked: { stay, action, version }, onUndo }: MarkedNoticeProps) {
  const undo = () => onUndo({ ...stay, version }, { action: 'undo' })
  return (
    <DoneNotice
      tone={action === 'undo' ? 'information' : 'success'}
      action={action !== 'undo' && <Button onClick={undo}>{STAYS.undo}</Button>}
    >
      {STAY_DONE[action](clientName(stay.client))}
    </DoneNotice>
  )
}
