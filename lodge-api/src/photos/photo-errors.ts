import { DomainError } from '../errors.ts'

/** There is no picture of what was asked for. */
export class PhotoNotFound extends DomainError {
  readonly code = 'photo_not_found'
}

/** V-08: the photo says of itself that it has more pixels than the most; it was not decoded. */
export class PhotoTooManyPixels extends DomainError {
  readonly code = 'photo_too_many_pixels'

  constructor(options?: ErrorOptions) {
    super({ photo: 'photo_too_many_pixels' }, options)
  }
}

/** V-08: the bytes are none of the pictures that are taken, whatever the name says: HEIC, a text, a PDF. */
export class PhotoTypeUnknown extends DomainError {
  readonly code = 'photo_type_unknown'

  constructor(problem: 'photo_type' | 'photo_svg_outside') {
    super({ photo: problem })
  }
}

/** The picture begins well but is broken, cut off, or takes too long to draw. */
export class PhotoUnreadable extends DomainError {
  readonly code = 'photo_unreadable'

  constructor(options?: ErrorOptions) {
    super({ photo: 'photo_unreadable' }, options)
  }
}
