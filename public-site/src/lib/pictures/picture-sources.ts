import { rasterName } from './picture-widths.ts'

/** Set by scripts/build.ts, which writes the widths. In development and in stories the original picture is shown. */
const isRasterised = import.meta.env.VITE_PICTURES === 'webp'

/** Returns the `srcSet` of a picture in these widths, and as `src` the second width, for browsers without `srcset`. */
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

/** Returns the address of a picture in the largest of these widths. */
export const largestOf = (picture: string, widths: readonly [number, ...number[]]): string =>
  isRasterised ? rasterName(picture, widths.at(-1) ?? widths[0]) : picture
