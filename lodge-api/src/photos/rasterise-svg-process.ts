import { argv, exit, stdin, stdout } from 'node:process'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import { PhotoTooManyPixels, PhotoUnreadable } from './photo-errors.ts'
import { pngOf } from './photo-rendering.ts'
import { TOO_MANY_PIXELS, UNREADABLE } from './rasterise-svg.ts'

/** The process that `rasteriseSvg` starts: reads an SVG, writes a PNG of the size in the first argument. */
const Size = v.object({ width: v.number(), height: v.number() })

try {
  stdout.end(await pngOf(await buffer(stdin), v.parse(Size, JSON.parse(argv[2] ?? ''))))
} catch (error) {
  if (error instanceof PhotoTooManyPixels) exit(TOO_MANY_PIXELS)
  exit(error instanceof PhotoUnreadable ? UNREADABLE : 1)
}
