import { Alert } from 'shared-ui/components/Alert'
import { formatDate } from 'shared-ui/copy/format'
import { OFFLINE } from 'shared-ui/copy/problems/offline'

/** Says that the plants come from the guide stored on this device, with its date; nothing if they come from the server. */
export function StoredGuideNote({ storedOn }: { storedOn: string | undefined }) {
  if (storedOn === undefined) return null
  return <Alert tone="information">{OFFLINE.storedGuide(formatDate(storedOn))}</Alert>
}
