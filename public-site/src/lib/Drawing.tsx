import { DRAWING_WIDTHS, rasterName } from './drawing-widths.ts'

export type DrawingProps = {
  /** The address of the SVG, as its import gives it. */
  drawing: string
  alt: string
  /** The drawing's own size, so that nothing moves when it comes. */
  width: number
  height: number
  /** How wide it is shown, for the browser to choose by: `(min-width: 60rem) 40rem, 100vw`. */
  sizes: string
  /** In sight at once, so not to be waited with. */
  isFirst?: boolean | undefined
}

/** Set by scripts/build.ts, which rasterises the drawings; in development and in stories the SVG itself is shown. */
const isRasterised = import.meta.env.VITE_DRAWINGS === 'webp'

const sourcesOf = (drawing: string) =>
  isRasterised
    ? {
        src: rasterName(drawing, DRAWING_WIDTHS[1]),
        srcSet: DRAWING_WIDTHS.map((width) => `${rasterName(drawing, width)} ${width}w`).join(', '),
      }
    : { src: drawing }

/** A drawing of the pages, in the width that fits the screen; it loads when it comes near. */
export function Drawing({ drawing, alt, width, height, sizes, isFirst = false }: DrawingProps) {
  return (
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      sizes={sizes}
      {...sourcesOf(drawing)}
      width={width}
      height={height}
      alt={alt}
    />
  )
}
