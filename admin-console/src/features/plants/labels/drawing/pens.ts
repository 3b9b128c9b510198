import type { jsPDF } from 'jspdf'
import type { LabelText, Measure } from './label-text.ts'

/** Measures a text and writes it onto the page, `x` and `baseline` in mm. */
export type Pen = {
  width: Measure
  write: (text: string, at: { x: number; baseline: number; size: number }) => void
}

/** The bytes of the TrueType files, one character each. */
export type Typefaces = Record<LabelText, string>

/** The names of the fonts within a document. */
export const TYPEFACE_NAMES: Record<LabelText, string> = {
  name: 'Brygada1918-SemiBold',
  scientificName: 'Brygada1918-Italic',
  family: 'Brygada1918-Regular',
}

/** The ink colour. Not read from the design tokens, because labels are also printed from the dark theme. */
export const INK = '#22301f'

/** A text as a picture, for characters that the fonts lack: a PNG with its size and ascent in mm. */
export type TextPicture = { png: string; width: number; height: number; ascent: number }
/** Draws texts in any script that the computer has fonts for. */
export type TextPainter = {
  width: (kind: LabelText, text: string, size: number) => number
  paint: (kind: LabelText, text: string, size: number) => TextPicture
}

type Glyphs = { characterToGlyph: (codePoint: number) => number }

/** jsPDF stores the parsed font there, but its types do not declare it. */
function glyphsOf(pdf: jsPDF): Glyphs | null {
  const font: { metadata?: unknown } = pdf.getFont()
  const { metadata } = font
  return isGlyphs(metadata) ? metadata : null
}

const isGlyphs = (value: unknown): value is Glyphs =>
  typeof value === 'object' && value !== null && 'characterToGlyph' in value

/** Combining marks, which jsPDF would set beside their base character. */
const STACKED = /\p{M}/u

function canWrite(pdf: jsPDF, text: string): boolean {
  const glyphs = glyphsOf(pdf)
  if (!glyphs || STACKED.test(text)) return false
  return Array.from(text).every((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return codePoint <= 0xffff && glyphs.characterToGlyph(codePoint) > 0
  })
}

/** Returns the pen for a text: the document's own font, or pictures if that lacks a glyph. */
export const pensOf =
  (pdf: jsPDF, painter: TextPainter) =>
  (kind: LabelText, text: string): Pen => {
    pdf.setFont(TYPEFACE_NAMES[kind], 'normal')
    return canWrite(pdf, text) ? fontPen(pdf, kind) : picturePen(pdf, kind, painter)
  }

const fontPen = (pdf: jsPDF, kind: LabelText): Pen => ({
  width: (text, size) => {
    pdf.setFont(TYPEFACE_NAMES[kind], 'normal')
    pdf.setFontSize(size)
    return pdf.getTextWidth(text)
  },
  write: (text, { x, baseline, size }) => {
    pdf.setFont(TYPEFACE_NAMES[kind], 'normal')
    pdf.setFontSize(size)
    pdf.setTextColor(INK)
    pdf.text(text, x, baseline)
  },
})

const picturePen = (pdf: jsPDF, kind: LabelText, painter: TextPainter): Pen => ({
  width: (text, size) => painter.width(kind, text, size),
  write: (text, { x, baseline, size }) => {
    const { png, width, height, ascent } = painter.paint(kind, text, size)
    pdf.addImage(png, 'PNG', x, baseline - ascent, width, height)
  },
})
