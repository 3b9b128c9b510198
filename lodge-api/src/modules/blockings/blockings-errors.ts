import { DomainError } from '../../errors.ts'

/** Some of the nights to block are reserved, or held for a guest who is paying; `fields` names each. */
export class NightsNotFree extends DomainError {
  readonly code = 'nights_not_free'
}
