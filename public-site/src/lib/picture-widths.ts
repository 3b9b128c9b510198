/** The widths, in pixels, at which the build lays each picture of gallery and restaurant as WebP. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1920] as const

/** Where the build lays one of them: `comedor-a1b2.svg` becomes `comedor-a1b2-480.webp`. */
export const rasterName = (picture: string, width: number): string =>
  picture.replace(/\.\w+$/, `-${width}.webp`)
