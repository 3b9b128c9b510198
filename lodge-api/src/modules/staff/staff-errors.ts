import { DomainError } from '../../errors.ts'

/** The staff member does not exist. */
export class StaffNotFound extends DomainError {
  readonly code = 'staff_not_found'
}

/** The username exists, ignoring case; usernames of inactive staff count too. */
export class UsernameTaken extends DomainError {
  readonly code = 'username_taken'

  constructor() {
    super({ username: 'username_taken' })
  }
}

/** Deactivating this staff member would leave nobody who can sign in. */
export class LastActiveStaff extends DomainError {
  readonly code = 'last_active_staff'
}

/** A change of a password requires the actor's own current password, which was wrong. */
export class CurrentPasswordWrong extends DomainError {
  readonly code = 'current_password_wrong'

  constructor() {
    super({ currentPassword: 'current_password_wrong' })
  }
}
