import { COMPLAINTS_BOOK } from 'shared-ui/copy/complaints'
import { Rows } from './Rows.tsx'

/** Who is complained to, as the sheet must say. */
export function ProviderBlock() {
  return <Rows title={COMPLAINTS_BOOK.provider} rows={COMPLAINTS_BOOK.providerRows} />
}
