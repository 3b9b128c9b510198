import { DomainError } from '../../errors.ts'

/** The plant does not exist. */
export class PlantNotFound extends DomainError {
  readonly code = 'plant_not_found'
}
