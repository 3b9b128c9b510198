import { rasterName } from './picture-widths.ts'

/** Set by scripts/build.ts, which makes the widths; in development and in stories the picture itself is shown. */
const isRasterised = import.meta.env.VITE_PICTURES === 'webp'

/** What a browser chooses from for the picture at an address: each of these widths, of which the second is for those that cannot choose. */
export const sourcesOf = (
  picture: string,
  widths: readonly [number, number, ...number[]],
): { src: string; srcSet?: string } =>
  isRasterised
    ? {
        src: rasterName(picture, widths[1]),
        srcSet: widths.map((width) => `${rasterName(picture, width)} ${width}w`).join(', '),
      }
    : { src: picture }
