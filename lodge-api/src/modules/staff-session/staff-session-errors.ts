import { DomainError } from '../../errors.ts'

/** Unknown username, wrong password or inactive staff member; the response does not distinguish them. */
export class CredentialsWrong extends DomainError {
  readonly code = 'credentials_wrong'
}

/** The token is missing, invalid or expired. */
export class SessionInvalid extends DomainError {
  readonly code = 'session_invalid'
}

/** The token is valid and not expired, but the staff member changed password or was deactivated since. */
export class SessionEnded extends DomainError {
  readonly code = 'session_ended'
}
