import { sourcesOf } from './picture-sources.ts'
import { PICTURE_WIDTHS } from './picture-widths.ts'

export type SitePictureProps = {
  /** The address of the drawing or photograph, as its import gives it. */
  picture: string
  alt: string
  /** The size it is shown by, so that nothing moves when it comes. */
  width: number
  height: number
  /** How wide it is shown, for the browser to choose by: `(min-width: 60rem) 40rem, 100vw`. */
  sizes: string
  /** In sight at once: it comes before the page's code. */
  isFirst?: boolean | undefined
}

/** A picture of the pages, in the width that fits the screen; it loads when it comes near. */
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
