/** The widths, in pixels, in which the build writes each picture of gallery and restaurant as WebP. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1920] as const

/** The widths of the desktop banner, which spans the window. */
export const BANNER_WIDTHS = [800, 1280, 1920] as const

/** The widths of the phone's banner. They are small, since the first paint waits for it on a slow network. */
export const TALL_BANNER_WIDTHS = [480, 720] as const

/** Returns the file name of one width: `comedor-a1b2.svg` becomes `comedor-a1b2-480.webp`. */
export const rasterName = (picture: string, width: number): string =>
  picture.replace(/\.\w+$/, `-${width}.webp`)
