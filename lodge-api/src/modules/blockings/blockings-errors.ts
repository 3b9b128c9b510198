import { DomainError } from '../../errors.ts'

/** Case 10: some of the nights to block are reserved, or held for somebody who is paying; `fields` names each. */
export class NightsNotFree extends DomainError {
  readonly code = 'nights_not_free'
}
