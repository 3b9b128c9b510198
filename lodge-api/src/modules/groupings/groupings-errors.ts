import type { ErrorCode } from 'shared-ui/validators/error-response'
import type { GroupingKind } from 'shared-ui/validators/grouping'
import { DomainError, InUse } from '../../errors.ts'

/** There is no such zone or family. */
export class GroupingNotFound extends DomainError {
  readonly code: ErrorCode

  constructor(kind: GroupingKind) {
    super()
    this.code = `${kind}_not_found`
  }
}

/** A-13, case 11: a zone or family that plants are in is not deleted. */
export class GroupingInUse extends InUse {
  readonly code: ErrorCode

  constructor(kind: GroupingKind, plants: number) {
    super(plants)
    this.code = `${kind}_in_use`
  }
}
