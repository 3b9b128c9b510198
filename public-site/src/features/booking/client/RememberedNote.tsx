import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { REMEMBERED } from 'shared-ui/copy/booking'

/** B-13: the form was filled in with what this tab had stored; whoever did not type it empties it in one press. */
export function RememberedNote({ onForget }: { onForget: () => void }) {
  return (
    <Alert tone="information" action={<Button onClick={onForget}>{REMEMBERED.notMe}</Button>}>
      {REMEMBERED.text}
    </Alert>
  )
}
