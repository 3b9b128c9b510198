/// <reference lib="dom" />
import { createCanvas, type ImageData } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An area of a page, in millimetres from the upper left corner. */
export type PageBox = { x: number; y: number; width: number; height: number }

/** A printed page: its size in millimetres, its texts in order, and its QR codes. */
export type PrintedPage = {
  width: number
  height: number
  texts: { text: string; typeface: string }[]
  /** Returns the content of the QR code in an area of the page, or null if none is readable. */
  qrCodeIn: (box: PageBox) => string | null
}

const POINTS_A_MM = 72 / 25.4

/** Dots per millimetre, as coarse as a printer's draft mode: a code readable here is readable on paper. */
const DOTS_A_MM = 5

/** Renders every page of a PDF and reads its texts and QR codes. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  // A copy, since pdf.js detaches the buffer that it gets.
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true })
  const pdf = await opening.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(await pdf.getPage(number)))
  }
  await opening.destroy()
  return pages
}

async function readPage(page: PDFPageProxy): Promise<PrintedPage> {
  const [, , width = 0, height = 0] = page.view
  const crop = await renderPage(page)
  return {
    width: width / POINTS_A_MM,
    height: height / POINTS_A_MM,
    texts: await textsOf(page),
    qrCodeIn: (box) => {
      const { data, width: dots, height: lines } = crop(box)
      return jsQR(data, dots, lines)?.data ?? null
    },
  }
}

/** Renders a page and returns a function that crops an area of it. */
async function renderPage(page: PDFPageProxy): Promise<(box: PageBox) => ImageData> {
  const viewport = page.getViewport({ scale: DOTS_A_MM / POINTS_A_MM })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdf.js asks for a browser's canvas, and draws on this one in Node
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  const dots = (length: number) => Math.round(length * DOTS_A_MM)
  return ({ x, y, width, height }) =>
    canvas.getContext('2d').getImageData(dots(x), dots(y), dots(width), dots(height))
}

async function textsOf(page: PDFPageProxy): Promise<PrintedPage['texts']> {
  const { items } = await page.getTextContent()
  return items
    .flatMap((part) => ('str' in part && part.str !== '' ? [part] : []))
    .map(({ str, fontName }) => ({ text: str, typeface: nameOf(page, fontName) }))
}

/** Returns the PostScript name of a font of the page, or an empty string. */
function nameOf(page: PDFPageProxy, fontName: string): string {
  const typeface: unknown = page.commonObjs.get(fontName)
  const isNamed = typeof typeface === 'object' && typeface !== null && 'name' in typeface
  return isNamed ? String(typeface.name) : ''
}
