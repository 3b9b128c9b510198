import { DomainError } from '../../errors.ts'

/** The link of a mail is not one of ours, or its reservation was deleted. */
export class LinkUnknown extends DomainError {
  readonly code = 'link_unknown'
}

/** The day of entry is past: what is left of the stay is agreed upon with the lodge. */
export class StayBegun extends DomainError {
  readonly code = 'stay_begun'
}
