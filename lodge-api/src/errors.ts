import type { ErrorCode } from 'shared-ui/validators/error-response'
import type { FieldProblem } from 'shared-ui/validators/field-problem'

/** The path of a field, `client.email`, and what is wrong with it: a code, or a validator's own message. */
export type FieldProblems = Record<string, FieldProblem | string>

/**
 * What a use case refuses, by a code that callers can tell apart. Only `http/error-handler.ts` knows statuses and
 * sentences; a module adds its own small subclass beside its use cases.
 */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  /** Whom the sentence speaks to, where one code means another thing to a guest with the link of a mail (B-12). */
  readonly audience: 'anyone' | 'guest' = 'anyone'

  constructor(fields?: FieldProblems, options?: ErrorOptions) {
    super(undefined, options)
    this.name = new.target.name
    this.fields = fields
  }
}

/**
 * Records that use what is to be deleted stand in the way (case 11). `count` is how many; the sentence says it
 * (`errorSentence` in copy/problems.ts).
 */
export abstract class InUse extends DomainError {
  readonly count: number

  constructor(count: number) {
    super()
    this.count = count
  }
}

/**
 * Case 19: somebody else changed the record after the sender read it, and nothing is overwritten in silence. `current` is
 * the record as it stands now, in the shape its detail call gives, its version included.
 */
export class ChangedMeanwhile extends DomainError {
  readonly code = 'changed_meanwhile'
  readonly current: unknown

  constructor(current: unknown) {
    super()
    this.current = current
  }
}

/** V-06: another record has that name already, without regard to case and accents; `field` is where it was sent. */
export class NameTaken extends DomainError {
  readonly code = 'name_taken'

  constructor(field: string, options?: ErrorOptions) {
    super({ [field]: 'name_taken' }, options)
  }
}

/** V-10: what was sent breaks a rule; `fields` names each fault. */
export class InvalidRequest extends DomainError {
  readonly code = 'invalid_request'
}

/** C-01: no call at this address. */
export class NotFound extends DomainError {
  readonly code = 'not_found'
}

/** C-01: the database cannot be reached, or does not answer in time. */
export class DatabaseUnavailable extends DomainError {
  readonly code = 'database_unavailable'
}
