import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import type { CheckboxBinding } from 'shared-ui/components/Field'
import { REMEMBERED } from 'shared-ui/copy/booking/booking'
import { LateArrivalNotice } from './LateArrivalNotice.tsx'

export type FormNotesProps = {
  /** Tonight's check-in has closed. */
  isLate: boolean
  /** The checkbox by which the client confirms that they have called. */
  lateArrival: CheckboxBinding
  /** The form is being sent. */
  pending: boolean
  /** Absent if nothing came from storage, or while the form is being sent. */
  onForget: (() => void) | undefined
}

/** Notes above the form: it was filled in from storage, or check-in has closed. */
export function FormNotes({ isLate, lateArrival, pending, onForget }: FormNotesProps) {
  return (
    <>
      {onForget && <RememberedNote onForget={onForget} />}
      {(isLate || lateArrival.value) && <LateArrivalNotice field={lateArrival} pending={pending} />}
    </>
  )
}

/** Says that the form was filled in from this tab's storage, with a button that empties it for a different person. */
function RememberedNote({ onForget }: { onForget: () => void }) {
  return (
    <Alert tone="information" action={<Button onClick={onForget}>{REMEMBERED.notMe}</Button>}>
      {REMEMBERED.text}
    </Alert>
  )
}
