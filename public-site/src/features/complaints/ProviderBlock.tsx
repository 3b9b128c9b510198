import { COMPLAINTS_BOOK } from 'shared-ui/copy/messages/complaints'
import { Rows } from './Rows.tsx'

/** The provider's data, as the law requires. */
export function ProviderBlock() {
  return <Rows title={COMPLAINTS_BOOK.provider} rows={COMPLAINTS_BOOK.providerRows} />
}
