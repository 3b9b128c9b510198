import { useState } from 'react'
import { isRefusal, Unreachable } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { STAY_DONE, STAYS } from 'shared-ui/copy/reservations/stays'
import { nightsLeft, type StayAction } from 'shared-ui/rules/reservations/stay-states'
import type { RestOfNights } from 'shared-ui/validators/reservations/stay'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { clientName } from '../reservation-words.ts'
import type { MarkableStay } from './marked-stay.ts'
import { RestDialog } from './RestDialog.tsx'
import { type StayMark, useMarkStay } from './use-mark-stay.ts'

/** What was marked last, with the version that it led to. */
type Marked = { stay: MarkableStay; action: StayAction; version: number }

/** Whether the action leaves nights that somebody else could have. */
const leavesNights = (action: StayAction): action is 'check_out' | 'no_show' =>
  action === 'check_out' || action === 'no_show'

function problemText(problem: Error) {
  if (problem instanceof Unreachable) return STAYS.offline
  return isRefusal(problem, 'changed_meanwhile') ? STAYS.changedMeanwhile : <ProblemText problem={problem} />
}

/**
 * Marks the stays of a page: `mark` sends the action, or opens `dialog` first if nights remain; `notice` reports the outcome and
 * offers to undo it. Dialog and notice belong to the page, since a marked stay may leave its list.
 */
export function useStayMarking() {
  const today = useTodayInLima()
  const marking = useMarkStay()
  const [asked, setAsked] = useState<{ stay: MarkableStay; action: 'check_out' | 'no_show' } | null>(null)
  const [marked, setMarked] = useState<Marked | null>(null)

  const send = (stay: MarkableStay, mark: StayMark) => {
    // A notice takes the focus when it appears, so the next one must be new.
    setMarked(null)
    marking.mutate(mark, {
      onSuccess: ({ version }) => {
        setAsked(null)
        setMarked({ stay, action: mark.action, version })
      },
    })
  }
  const mark = (stay: MarkableStay, action: StayAction) => {
    if (leavesNights(action) && nightsLeft(stay, today)) {
      marking.reset()
      setMarked(null)
      setAsked({ stay, action })
      return
    }
    send(stay, { id: stay._id, version: stay.version, action })
  }
  const problem = marking.error && problemText(marking.error)
  const nights = asked && nightsLeft(asked.stay, today)
  const sending = marking.isPending ? marking.variables : undefined
  return {
    mark,
    /** The action whose request runs for a stay, or null. */
    pendingOf: ({ _id }: MarkableStay): StayAction | null => (sending?.id === _id ? sending.action : null),
    dialog: asked && nights && (
      <RestDialog
        action={asked.action}
        client={clientName(asked.stay.client)}
        nights={nights}
        pending={sending?.rest ?? null}
        error={problem}
        onChoose={(rest: RestOfNights) =>
          send(asked.stay, { id: asked.stay._id, version: asked.stay.version, action: asked.action, rest })
        }
        onDismiss={() => setAsked(null)}
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

type MarkedNoticeProps = { marked: Marked; onUndo: (stay: MarkableStay, mark: StayMark) => void }

/** Reports what was marked, with the button that takes it back. */
function MarkedNotice({ marked: { stay, action, version }, onUndo }: MarkedNoticeProps) {
  const undo = () => onUndo(stay, { id: stay._id, version, action: 'undo' })
  return (
    <DoneNotice
      tone={action === 'undo' ? 'information' : 'success'}
      action={action !== 'undo' && <Button onClick={undo}>{STAYS.undo}</Button>}
    >
      {STAY_DONE[action](clientName(stay.client))}
    </DoneNotice>
  )
}
