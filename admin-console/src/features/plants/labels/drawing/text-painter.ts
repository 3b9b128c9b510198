import type { LabelText } from './label-text.ts'
import { INK, type TextPainter, type TextPicture } from './pens.ts'

/** 600 dpi, the resolution of a good printer, per point of font size. */
const DOTS_A_POINT = 600 / 72
const MM_A_DOT = 25.4 / 600

/** The console's serif, then any font of the computer. */
const FAMILIES = '"Brygada 1918", "Noto Serif", Georgia, serif'
const FACES: Record<LabelText, string> = { name: '600', scientificName: 'italic 400', family: '400' }

function contextFor(kind: LabelText, size: number, canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas to draw the label on')
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
  // Setting the size of a canvas resets its font.
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
 * Returns a painter that uses the browser's canvas and the computer's fonts, for any script. Resolves after the web fonts have
 * loaded or failed, because a text measured in one font and painted in another would not fit.
 */
export async function readyPainter(): Promise<TextPainter> {
  const faces = Object.values(FACES).map((face) => document.fonts.load(`${face} 12px ${FAMILIES}`))
  await Promise.allSettled(faces)
  return canvasPainter
}
