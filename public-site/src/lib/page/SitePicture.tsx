import { sourcesOf } from '../pictures/picture-sources.ts'
import { PICTURE_WIDTHS } from '../pictures/picture-widths.ts'

export type SitePictureProps = {
  /** The address of the drawing or photograph, as its import gives it. */
  picture: string
  alt: string
  /** The aspect ratio, in pixels, so that nothing moves when the picture loads. */
  width: number
  height: number
  /** The `sizes` attribute: how wide it is shown, such as `(min-width: 60rem) 40rem, 100vw`. */
  sizes: string
  /** Visible at once: loads before the page's code. */
  isFirst?: boolean | undefined
}

/** A picture in the width that fits the screen; lazy unless `isFirst`. */
export function SitePicture({ picture, alt, width, height, sizes, isFirst = false }: SitePictureProps) {
  return (
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      sizes={sizes}
      {...sourcesOf(picture, PICTURE_WIDTHS)}
      width={width}
      height={height}
      alt={alt}
    />
  )
}
