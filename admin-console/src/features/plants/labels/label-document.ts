import { jsPDF } from 'jspdf'
import { FOOT, LABEL, LABELS_A_SHEET, placeOnSheets, QR_BOX, SHEET, TEXT_BOX } from './label-geometry.ts'
import { LABEL_TEXTS, type LabelText, layOutTexts } from './label-text.ts'
import { pensOf, type TextPainter, TYPEFACE_NAMES, type Typefaces } from './pens.ts'
import type { QrDrawing } from './qr-drawing.ts'

/** What a label tells: the texts, and where its QR code leads. */
export type Label = Record<LabelText, string> & { page: string }

/** What is needed to draw: it comes from the browser, or from elsewhere in a test. */
export type LabelTools = {
  typefaces: Typefaces
  drawQr: (address: string) => QrDrawing
  painter: TextPainter
  /** The name at the foot of each label. */
  lodge: string
}

/** Where plain paper is to be cut; so pale that it does not matter on adhesive sheets. */
const CUT_LINE = { colour: '#c9c3b2', width: 0.1 }
/** Over the lodge's name; the hue of the rules on the site. */
const RULE = { colour: '#7c8f5a', width: 0.35, length: 12, above: 4.2 }

/** What is drawn on, with what, and where the label's corner lies. */
type Paper = { pdf: jsPDF; tools: LabelTools; at: { x: number; y: number } }

/** A document without a page, in millimetres, that a printer is told not to stretch. */
function openDocument(format: readonly [number, number], typefaces: Typefaces): jsPDF {
  const orientation = format[0] > format[1] ? 'landscape' : 'portrait'
  const pdf = new jsPDF({
    unit: 'mm',
    format: [...format],
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
  })
  pdf.viewerPreferences({ PrintScaling: 'None' })
  for (const kind of LABEL_TEXTS) {
    const name = TYPEFACE_NAMES[kind]
    pdf.addFileToVFS(`${name}.ttf`, typefaces[kind])
    pdf.addFont(`${name}.ttf`, name, 'normal')
  }
  return pdf
}

function drawQr({ pdf, at }: Paper, drawing: QrDrawing): void {
  const module = QR_BOX.width / drawing.modules
  pdf.setFillColor('#000000')
  for (const { x, y, length } of drawing.runs) {
    const left = at.x + QR_BOX.x + x * module
    const top = at.y + QR_BOX.y + y * module
    pdf.moveTo(left, top)
    pdf.lineTo(left + length * module, top)
    pdf.lineTo(left + length * module, top + module)
    pdf.lineTo(left, top + module)
    pdf.close()
  }
  // One shape and not many, or viewers leave hair lines between them.
  pdf.fill()
}

function drawTexts({ pdf, tools, at }: Paper, label: Label): void {
  const penFor = pensOf(pdf, tools.painter)
  const pens = {
    name: penFor('name', label.name),
    scientificName: penFor('scientificName', label.scientificName),
    family: penFor('family', label.family),
  }
  const measures = {
    name: pens.name.width,
    scientificName: pens.scientificName.width,
    family: pens.family.width,
  }
  for (const { kind, text, size, baseline } of layOutTexts({ texts: label, measures, room: TEXT_BOX })) {
    pens[kind].write(text, { x: at.x + TEXT_BOX.x, baseline: at.y + TEXT_BOX.y + baseline, size })
  }
}

function drawFoot({ pdf, tools, at }: Paper): void {
  const pen = pensOf(pdf, tools.painter)('family', tools.lodge)
  const above = at.y + FOOT.y - RULE.above
  pdf.setDrawColor(RULE.colour)
  pdf.setLineWidth(RULE.width)
  pdf.line(at.x + FOOT.x, above, at.x + FOOT.x + RULE.length, above)
  pen.write(tools.lodge, { x: at.x + FOOT.x, baseline: at.y + FOOT.y, size: FOOT.size })
}

function drawLabel(paper: Paper, label: Label): void {
  drawQr(paper, paper.tools.drawQr(label.page))
  drawTexts(paper, label)
  drawFoot(paper)
}

/** a page of the size of one label. */
export function singleLabel(label: Label, tools: LabelTools): jsPDF {
  const pdf = openDocument([LABEL.width, LABEL.height], tools.typefaces)
  drawLabel({ pdf, tools, at: { x: 0, y: 0 } }, label)
  return pdf
}

/** How far the drawing has come, and what calls it off. */
export type DrawingWatch = {
  onDrawn: (drawn: number) => void
  signal: AbortSignal
  /** Lets the screen be drawn and pressed between two labels. */
  pause: () => Promise<void>
}

/** labels on sheets of eight. Rejects with the signal's reason when it is called off. */
export async function labelSheets(
  labels: readonly Label[],
  tools: LabelTools,
  watch: DrawingWatch,
): Promise<jsPDF> {
  const pdf = openDocument([SHEET.width, SHEET.height], tools.typefaces)
  for (const [index, label] of labels.entries()) {
    await watch.pause()
    watch.signal.throwIfAborted()
    if (index > 0 && index % LABELS_A_SHEET === 0) pdf.addPage()
    const at = placeOnSheets(index)
    pdf.setDrawColor(CUT_LINE.colour)
    pdf.setLineWidth(CUT_LINE.width)
    pdf.rect(at.x, at.y, LABEL.width, LABEL.height)
    drawLabel({ pdf, tools, at }, label)
    watch.onDrawn(index + 1)
  }
  return pdf
}
