import type { LabelText } from './label-text.ts'
import { INK, type TextPainter, type TextPicture } from './pens.ts'

/** As fine as a good printer's dots: 600 to the inch, for each point of a text's size. */
const DOTS_A_POINT = 600 / 72
const MM_A_DOT = 25.4 / 600

/** The console's serif first, then whatever letters the computer has. */
const FAMILIES = '"Brygada 1918", "Noto Serif", Georgia, serif'
const FACES: Record<LabelText, string> = { name: '600', scientificName: 'italic 400', family: '400' }

function contextFor(kind: LabelText, size: number, canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw the label on')
  context.font = `${FACES[kind]} ${size * DOTS_A_POINT}px ${FAMILIES}`
  context.fillStyle = INK
  return context
}

function paint(kind: LabelText, text: string, size: number): TextPicture {
  const canvas = document.createElement('canvas')
  const measured = contextFor(kind, size, canvas).measureText(text)
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + 1
  const left = Math.ceil(Math.max(0, measured.actualBoundingBoxLeft))
  canvas.width = Math.max(1, Math.ceil(measured.width) + left)
  canvas.height = Math.max(1, ascent + Math.ceil(measured.actualBoundingBoxDescent) + 1)
  // A canvas forgets its letters when its size is set.
  contextFor(kind, size, canvas).fillText(text, left, ascent)
  return {
    png: canvas.toDataURL('image/png'),
    width: canvas.width * MM_A_DOT,
    height: canvas.height * MM_A_DOT,
    ascent: ascent * MM_A_DOT,
  }
}

const canvasPainter: TextPainter = {
  width: (kind, text, size) =>
    contextFor(kind, size, document.createElement('canvas')).measureText(text).width * MM_A_DOT,
  paint,
}

/**
 * What draws on the browser's canvas, with the computer's own letters (V-07: letters of any language). It comes when the web
 * fonts are there or cannot come: a text that is measured in one typeface and painted in another would not fit.
 */
export async function readyPainter(): Promise<TextPainter> {
  const faces = Object.values(FACES).map((face) => document.fonts.load(`${face} 12px ${FAMILIES}`))
  await Promise.allSettled(faces)
  return canvasPainter
}
