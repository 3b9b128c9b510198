import { Alert } from 'shared-ui/components/Alert'
import { formatDate } from 'shared-ui/copy/format'
import { OFFLINE } from 'shared-ui/copy/offline'

/** Says that plants come from the guide that this device keeps, and of which day it is; nothing where the server gave them. */
export function StoredGuideNote({ storedOn }: { storedOn: string | undefined }) {
  if (storedOn === undefined) return null
  return <Alert tone="information">{OFFLINE.storedGuide(formatDate(storedOn))}</Alert>
}
