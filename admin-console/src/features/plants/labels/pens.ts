import type { jsPDF } from 'jspdf'
import type { LabelText, Measure } from './label-text.ts'

/** What a text is written with: its width, and how it comes onto the page, `x` and `baseline` in millimetres. */
export type Pen = {
  width: Measure
  write: (text: string, at: { x: number; baseline: number; size: number }) => void
}

/** The bytes of the TrueType files, as characters. */
export type Typefaces = Record<LabelText, string>

/** What the typefaces are called within a document. */
export const TYPEFACE_NAMES: Record<LabelText, string> = {
  name: 'Brygada1918-SemiBold',
  scientificName: 'Brygada1918-Italic',
  family: 'Brygada1918-Regular',
}

/** Ink, as on the screen: tokens are not read here, since a label is printed from a dark console too. */
export const INK = '#22301f'

/** A text as a picture, for letters that the typefaces lack: a PNG, how wide it is, and its base line, in millimetres. */
export type TextPicture = { png: string; width: number; height: number; ascent: number }
/** Draws texts of any writing that the computer has letters for. */
export type TextPainter = {
  width: (kind: LabelText, text: string, size: number) => number
  paint: (kind: LabelText, text: string, size: number) => TextPicture
}

type Glyphs = { characterToGlyph: (codePoint: number) => number }

/** jsPDF keeps the parsed typeface there, and its types do not tell. */
function glyphsOf(pdf: jsPDF): Glyphs | null {
  const font: { metadata?: unknown } = pdf.getFont()
  const { metadata } = font
  return isGlyphs(metadata) ? metadata : null
}

const isGlyphs = (value: unknown): value is Glyphs =>
  typeof value === 'object' && value !== null && 'characterToGlyph' in value

/** Marks that stand over a letter would be set beside it. */
const STACKED = /\p{M}/u

function canWrite(pdf: jsPDF, text: string): boolean {
  const glyphs = glyphsOf(pdf)
  if (!glyphs || STACKED.test(text)) return false
  return Array.from(text).every((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return codePoint <= 0xffff && glyphs.characterToGlyph(codePoint) > 0
  })
}

/** Gives the pen for a text: letters of the document's own typeface, or pictures where that lacks one of them (V-07). */
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
