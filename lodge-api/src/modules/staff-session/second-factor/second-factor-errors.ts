import { DomainError } from '../../../errors.ts'

/** The password is right, and the staff member has a second factor: the sign-in must be sent again with a code. */
export class SecondFactorNeeded extends DomainError {
  readonly code = 'second_factor_needed'
}

/** The password is right, but the lodge requires a second factor, and the staff member has none. */
export class SecondFactorRequired extends DomainError {
  readonly code = 'second_factor_required'
}

/** The code is not a present one of the app, or was used before, or is not a recovery code that is left. */
export class SecondFactorWrong extends DomainError {
  readonly code = 'second_factor_wrong'

  constructor() {
    super({ code: 'second_factor_wrong' })
  }
}

/** The second factor was activated, removed or started anew meanwhile. */
export class SecondFactorChanged extends DomainError {
  readonly code = 'second_factor_changed'
}
