import type { FieldProblem } from 'shared-ui/validators/fields/field-problem'
import type { ErrorCode, NightTakerResponse } from 'shared-ui/validators/http/error-response'

/** The problem of each invalid field, by its path (`client.email`): a code, or a validator's own message. */
export type FieldProblems = Record<string, FieldProblem | string>

/**
 * A failure of a use case, identified by a code. Only `http/error-handler.ts` knows the HTTP status and the sentence of
 * a code. Modules add subclasses beside their use cases.
 */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  /** The reader of the sentence: some codes have another sentence for a guest who follows the link of a mail. */
  readonly audience: 'anyone' | 'guest' = 'anyone'

  constructor(fields?: FieldProblems, options?: ErrorOptions) {
    super(undefined, options)
    this.name = new.target.name
    this.fields = fields
  }
}

/**
 * The record cannot be deleted because `count` other records use it. The count appears in the sentence (`errorSentence`
 * in copy/problems/problems.ts).
 */
export abstract class InUse extends DomainError {
  readonly count: number

  constructor(count: number) {
    super()
    this.count = count
  }
}

/**
 * Version conflict: somebody else changed the record after the sender read it, and nothing was overwritten. `current`
 * is the stored record with its version, in the shape of its detail endpoint.
 */
export class ChangedMeanwhile extends DomainError {
  readonly code = 'changed_meanwhile'
  readonly current: unknown

  constructor(current: unknown) {
    super()
    this.current = current
  }
}

/** A check-out or a no-show cannot be undone, because somebody took the nights that it freed. */
export class FreedNightsTaken extends DomainError {
  readonly code = 'freed_nights_taken'
  readonly taker: NightTakerResponse

  constructor(taker: NightTakerResponse) {
    super()
    this.taker = taker
  }
}

/** Another record has that name already, ignoring case and accents; `field` is the field that carried the name. */
export class NameTaken extends DomainError {
  readonly code = 'name_taken'

  constructor(field: string, options?: ErrorOptions) {
    super({ [field]: 'name_taken' }, options)
  }
}

/** The request breaks a rule of its schema or use case; `fields` holds each problem. */
export class InvalidRequest extends DomainError {
  readonly code = 'invalid_request'
}

/** The staff member must type their password first: an unattended console must not change accounts. */
export class ConfirmationNeeded extends DomainError {
  readonly code = 'confirmation_needed'
}

/** No endpoint has this path. */
export class NotFound extends DomainError {
  readonly code = 'not_found'
}

/** The database cannot be reached, or does not respond in time. */
export class DatabaseUnavailable extends DomainError {
  readonly code = 'database_unavailable'
}
