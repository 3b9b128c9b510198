import type { GroupingKind } from 'shared-ui/validators/garden/grouping'
import type { ErrorCode } from 'shared-ui/validators/http/error-response'
import { DomainError, InUse } from '../../errors.ts'

/** The zone or family does not exist. */
export class GroupingNotFound extends DomainError {
  readonly code: ErrorCode

  constructor(kind: GroupingKind) {
    super()
    this.code = `${kind}_not_found`
  }
}

/** A zone or family with plants cannot be deleted. */
export class GroupingInUse extends InUse {
  readonly code: ErrorCode

  constructor(kind: GroupingKind, plants: number) {
    super(plants)
    this.code = `${kind}_in_use`
  }
}
