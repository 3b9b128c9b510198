/** Adjacent dark modules of a row, in modules from the upper left corner of the quiet zone. */
export type QrRun = { x: number; y: number; length: number }

/** A QR code: its width in modules with the quiet zone, and its dark runs. */
export type QrDrawing = { modules: number; runs: QrRun[] }

const VIEW_BOX = /viewBox="0 0 (\d+) \1"/
const DARK = /<path fill="#000000" d="([^"]*)"/
const RUN = /M(\d+)[ ,](\d+) ?h(\d+)v1H\1z/g

/**
 * Reads a QR code from the SVG of `qrcode.react`, so that print shows exactly the code on the screen. Throws if the SVG has
 * another structure, for example after an update of that package.
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
    throw new Error('The SVG of the QR code has an unknown structure; adapt readQrDrawing to qrcode.react')
  }
  return { modules, runs }
}
