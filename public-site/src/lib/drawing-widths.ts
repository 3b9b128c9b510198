/** The widths, in pixels, at which the build lays each drawing of the pages beside its SVG as WebP; the last is its own. */
export const DRAWING_WIDTHS = [480, 800, 1200] as const

/** Where the build lays one of them: `comedor-a1b2.svg` becomes `comedor-a1b2-480.webp`. */
export const rasterName = (drawing: string, width: number): string =>
  drawing.replace(/\.svg$/, `-${width}.webp`)
