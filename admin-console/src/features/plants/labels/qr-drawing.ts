/** Dark modules that lie side by side, in modules from the upper left corner of the quiet zone. */
export type QrRun = { x: number; y: number; length: number }

/** A QR code as it is drawn: how many modules it is wide with its quiet zone, and which are dark. */
export type QrDrawing = { modules: number; runs: QrRun[] }

const VIEW_BOX = /viewBox="0 0 (\d+) \1"/
const DARK = /<path fill="#000000" d="([^"]*)"/
const RUN = /M(\d+)[ ,](\d+) ?h(\d+)v1H\1z/g

/**
 * Reads a QR code out of the SVG that `qrcode.react` makes, so that paper carries the very code that the screen shows. A
 * drawing in another shape, as after an update of that package, is an error and never half a code.
 */
export function readQrDrawing(svg: string): QrDrawing {
  const modules = Number(VIEW_BOX.exec(svg)?.[1])
  const path = DARK.exec(svg)?.[1] ?? ''
  const runs = Array.from(path.matchAll(RUN), ([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }))
  if (!modules || runs.length === 0 || path.replace(RUN, '') !== '') {
    throw new Error(
      'The QR code is drawn in a shape that is not known; compare readQrDrawing with qrcode.react',
    )
  }
  return { modules, runs }
}
