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

/** The bytes are none of the accepted formats, whatever the file name says. */
export class PhotoTypeUnknown extends DomainError {
  readonly code = 'photo_type_unknown'

  constructor(problem: 'photo_type' | 'photo_svg_outside' | 'photo_svg_entities' | 'photo_svg_too_large') {
    super({ photo: problem })
  }
}

/** The picture is broken, truncated, or takes too long to render. */
export class PhotoUnreadable extends DomainError {
  readonly code = 'photo_unreadable'

  constructor(options?: ErrorOptions) {
    super({ photo: 'photo_unreadable' }, options)
  }
}
