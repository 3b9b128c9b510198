import { DomainError } from '../../errors.ts'

/** The username is unknown, its password another, or the member of staff no longer active: not told apart. */
export class CredentialsWrong extends DomainError {
  readonly code = 'credentials_wrong'
}

/** C-02: no token, or one that is not ours, has run out, or was given before the password changed. */
export class SessionInvalid extends DomainError {
  readonly code = 'session_invalid'
}
