import { DomainError } from '../../errors.ts'

/** Unknown username, wrong password or inactive staff member; the response does not distinguish them. */
export class CredentialsWrong extends DomainError {
  readonly code = 'credentials_wrong'
}

/** The password is right and was generated: the sign-in must be sent again with a new one. */
export class NewPasswordNeeded extends DomainError {
  readonly code = 'new_password_needed'
}

/** The password is right, but was generated more than seven days ago and never used. */
export class FirstPasswordEnded extends DomainError {
  readonly code = 'first_password_ended'
}

/** The token is missing, invalid or expired. */
export class SessionInvalid extends DomainError {
  readonly code = 'session_invalid'
}

/** The token is valid and not expired, but the staff member changed password or was deactivated since. */
export class SessionEnded extends DomainError {
  readonly code = 'session_ended'
}
