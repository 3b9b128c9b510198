import { DomainError } from '../../errors.ts'

/** There is no such plant. */
export class PlantNotFound extends DomainError {
  readonly code = 'plant_not_found'
}
