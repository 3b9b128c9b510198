import { DomainError } from '../../errors.ts'

/** The folio has no such entry. */
export class FolioEntryNotFound extends DomainError {
  readonly code = 'folio_entry_not_found'
}

/** The entry was voided already. */
export class FolioEntryVoided extends DomainError {
  readonly code = 'folio_entry_voided'
}
