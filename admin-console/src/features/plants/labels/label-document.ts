import { jsPDF } from 'jspdf'
import {
  FOOT,
  LABEL,
  LABELS_A_SHEET,
  placeOnSheets,
  QR_BOX,
  SHEET,
  TEXT_BOX,
} from './drawing/label-geometry.ts'
import { LABEL_TEXTS, type LabelText, layOutTexts } from './drawing/label-text.ts'
import { pensOf, type TextPainter, TYPEFACE_NAMES, type Typefaces } from './drawing/pens.ts'
import type { QrDrawing } from './drawing/qr-drawing.ts'

/** The content of a label: its texts, and the URL in its QR code. */
export type Label = Record<LabelText, string> & { page: string }

/** Dependencies of the drawing, which come from the browser or from a test. */
export type LabelTools = {
  typefaces: Typefaces
  drawQr: (address: string) => QrDrawing
  painter: TextPainter
  /** The name at the bottom of each label. */
  lodge: string
}

/** Where plain paper is to be cut; pale enough not to matter on adhesive sheets. */
const CUT_LINE = { colour: '#c9c3b2', width: 0.1 }
/** Above the lodge's name; the colour of the rules on the public site. */
const RULE = { colour: '#7c8f5a', width: 0.35, length: 12, above: 4.2 }

/** The document, its tools, and the upper left corner of the label in mm. */
type Paper = { pdf: jsPDF; tools: LabelTools; at: { x: number; y: number } }

/** Creates a document without pages, in mm, that asks printers not to scale it. */
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
  // Filled as one shape, because viewers show hairlines between separate ones.
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

/** Draws a page of the size of one label. */
export function singleLabel(label: Label, tools: LabelTools): jsPDF {
  const pdf = openDocument([LABEL.width, LABEL.height], tools.typefaces)
  drawLabel({ pdf, tools, at: { x: 0, y: 0 } }, label)
  return pdf
}

/** Reports progress and allows cancellation. */
export type DrawingWatch = {
  onDrawn: (drawn: number) => void
  signal: AbortSignal
  /** Lets the browser paint and handle input between two labels. */
  pause: () => Promise<void>
}

/** Draws labels on sheets of eight. Rejects with the signal's reason when it is aborted. */
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
