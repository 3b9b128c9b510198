import { DomainError } from '../../errors.ts'

/** There is no such member of staff. */
export class StaffNotFound extends DomainError {
  readonly code = 'staff_not_found'
}

/** Somebody has that username, in whatever case; also those who work here no more. */
export class UsernameTaken extends DomainError {
  readonly code = 'username_taken'

  constructor() {
    super({ username: 'username_taken' })
  }
}

/** Without this member of staff nobody could sign in any more. */
export class LastActiveStaff extends DomainError {
  readonly code = 'last_active_staff'
}

/** Whoever wants to change a password did not give their own. */
export class CurrentPasswordWrong extends DomainError {
  readonly code = 'current_password_wrong'

  constructor() {
    super({ currentPassword: 'current_password_wrong' })
  }
}
