import { DomainError } from '../errors.ts'

/** The record has no picture. */
export class PhotoNotFound extends DomainError {
  readonly code = 'photo_not_found'
}

/** The file's header declares more pixels than allowed; it was not decoded. */
export class PhotoTooManyPixels extends DomainError {
  readonly code = 'photo_too_many_pixels'

  constructor(options?: ErrorOptions) {
    super({ photo: 'photo_too_many_pixels' }, options)
  }
}

/** What is wrong with a file that is not accepted; `photo_svg_complex` was accepted, and its renderer ran out of time or memory. */
type TypeProblem =
  | 'photo_type'
  | 'photo_svg_outside'
  | 'photo_svg_entities'
  | 'photo_svg_too_large'
  | 'photo_svg_complex'

/** The bytes are none of the accepted formats, whatever the file name says, or an SVG that must be exported as PNG. */
export class PhotoTypeUnknown extends DomainError {
  readonly code = 'photo_type_unknown'

  constructor(problem: TypeProblem, options?: ErrorOptions) {
    super({ photo: problem }, options)
  }
}

/** The picture is broken or truncated. */
export class PhotoUnreadable extends DomainError {
  readonly code = 'photo_unreadable'

  constructor(options?: ErrorOptions) {
    super({ photo: 'photo_unreadable' }, options)
  }
}
