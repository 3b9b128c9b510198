/** The widths, in pixels, at which the build lays each picture of gallery and restaurant as WebP. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1920] as const

/** Of the banner that a desk sees, in its whole width. */
export const BANNER_WIDTHS = [800, 1280, 1920] as const

/** Of the phone's banner: the first paint waits for it, so its widest is what a phone's line brings in its first breath. */
export const TALL_BANNER_WIDTHS = [480, 720] as const

/** Where the build lays one of them: `comedor-a1b2.svg` becomes `comedor-a1b2-480.webp`. */
export const rasterName = (picture: string, width: number): string =>
  picture.replace(/\.\w+$/, `-${width}.webp`)
