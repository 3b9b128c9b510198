import { DomainError } from '../../errors.ts'

/** The username is unknown, its password another, or the member of staff no longer active: not told apart. */
export class CredentialsWrong extends DomainError {
  readonly code = 'credentials_wrong'
}

/** C-02: no token, or one that is not ours or has run out. */
export class SessionInvalid extends DomainError {
  readonly code = 'session_invalid'
}

/** C-02: a token of ours whose time is not over, but whose member of staff has another password since, or works here no more. */
export class SessionEnded extends DomainError {
  readonly code = 'session_ended'
}
