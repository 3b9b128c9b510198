import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { REMEMBERED } from 'shared-ui/copy/booking'

/** Says that the form was filled in from this tab's storage, with a button that empties it for a different person. */
export function RememberedNote({ onForget }: { onForget: () => void }) {
  return (
    <Alert tone="information" action={<Button onClick={onForget}>{REMEMBERED.notMe}</Button>}>
      {REMEMBERED.text}
    </Alert>
  )
}
