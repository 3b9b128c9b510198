import { DomainError } from '../../errors.ts'

/** The stay is in a state, or the day or hour is one, that does not allow the action. */
export class StayActionRefused extends DomainError {
  readonly code = 'stay_action_refused'
}
