import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LODGE } from 'content'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type PrintedPage, readPdf } from '../../../../../scripts/testing/read-pdf.ts'
import { QR_CODE } from '../../../lib/qr/qr-code.ts'
import { LABEL, placeOnSheets, QR_BOX, SHEET } from './drawing/label-geometry.ts'
import { readQrDrawing } from './drawing/qr-drawing.ts'
import { type Label, type LabelTools, labelSheets, singleLabel } from './label-document.ts'

const { resolve } = createRequire(import.meta.url)
const typeface = (file: string) => readFileSync(resolve(`@expo-google-fonts/brygada-1918/${file}`), 'latin1')

/** A picture of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const painter = {
  width: (_kind: string, text: string, size: number) => text.length * size * 0.2,
  paint: vi.fn(() => ({ png: DOT, width: 10, height: 4, ascent: 3 })),
}

const tools: LabelTools = {
  typefaces: {
    name: typeface('600SemiBold/Brygada1918_600SemiBold.ttf'),
    scientificName: typeface('400Regular_Italic/Brygada1918_400Regular_Italic.ttf'),
    family: typeface('400Regular/Brygada1918_400Regular.ttf'),
  },
  drawQr: (address) =>
    readQrDrawing(renderToStaticMarkup(createElement(QRCodeSVG, { ...QR_CODE, value: address }))),
  painter,
  lodge: LODGE.name,
}

const label = (name: string, number = 0): Label => ({
  name,
  scientificName: '× Brassocattleya',
  family: 'Orchidaceae <b> & Cía.',
  page: `https://jardin.quinta.example/plant/01a43062-1a80-7000-8001-46acf2c8ef${10 + number}`,
})

const bytesOf = (pdf: ReturnType<typeof singleLabel>) => new Uint8Array(pdf.output('arraybuffer'))
const watch = () => ({ onDrawn: vi.fn(), signal: new AbortController().signal, pause: async () => {} })

describe('singleLabel', () => {
  let page: PrintedPage | undefined
  let size = 0
  beforeAll(async () => {
    const bytes = bytesOf(singleLabel(label('Ñuño Łő'), tools))
    size = bytes.length
    page = (await readPdf(bytes))[0]
  })

  it('A-15 is a page of its own size', () => {
    expect(page?.width).toBeCloseTo(LABEL.width, 1)
    expect(page?.height).toBeCloseTo(LABEL.height, 1)
  })

  it('A-15, case 14 contains name, scientific name in italics, family and lodge as text', () => {
    expect(page?.texts).toEqual([
      { text: 'Ñuño Łő', typeface: 'Brygada1918-SemiBold' },
      { text: '× Brassocattleya', typeface: 'Brygada1918-Italic' },
      { text: 'Orchidaceae <b> & Cía.', typeface: 'Brygada1918-Regular' },
      { text: LODGE.name, typeface: 'Brygada1918-Regular' },
    ])
  })

  it('A-15 has a QR code with the URL of the plant', () => {
    expect(page?.qrCodeIn(QR_BOX)).toBe(label('').page)
  })

  it('A-15 embeds only the glyphs it needs', () => {
    expect(size).toBeLessThan(100_000)
  })
})

it('V-07, A-15 singleLabel draws a name as a picture if the font lacks its glyphs', async () => {
  const texts = (await readPdf(bytesOf(singleLabel(label('香草蘭 G̃uaraní'), tools))))[0]?.texts
  expect(texts?.map(({ text }) => text)).not.toContain('香草蘭')
  expect(texts?.map(({ text }) => text)).toContain('× Brassocattleya')
  expect(painter.paint).toHaveBeenCalledWith('name', expect.stringContaining('香草蘭'), expect.any(Number))
})

describe('labelSheets', () => {
  const labels = Array.from({ length: 9 }, (_, index) => label(`Planta ${index + 1}`, index))
  let pages: PrintedPage[]
  beforeAll(async () => {
    pages = await readPdf(bytesOf(await labelSheets(labels, tools, watch())))
  })

  it('A-15 has A4 pages with eight labels each', () => {
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [SHEET.width, SHEET.height],
      [SHEET.width, SHEET.height],
    ])
    const names = pages.map(({ texts }) => texts.filter(({ text }) => text.startsWith('Planta')).length)
    expect(names).toEqual([8, 1])
  })

  it('A-15 draws the QR code of the right plant on each label', () => {
    const read = labels.map((_, index) => {
      const { sheet, x, y } = placeOnSheets(index)
      return pages[sheet]?.qrCodeIn({ ...QR_BOX, x: x + QR_BOX.x, y: y + QR_BOX.y })
    })
    expect(read).toEqual(labels.map(({ page }) => page))
  })
})

describe('labelSheets while drawing', () => {
  const labels = Array.from({ length: 4 }, (_, index) => label('Palta', index))

  it('A-15 reports progress and pauses before each label', async () => {
    const pause = vi.fn(async () => {})
    const { onDrawn, signal } = watch()
    await labelSheets(labels, tools, { onDrawn, signal, pause })
    expect(onDrawn.mock.calls).toEqual([[1], [2], [3], [4]])
    expect(pause).toHaveBeenCalledTimes(4)
  })

  it('A-15 stops when aborted', async () => {
    const cancelling = new AbortController()
    const onDrawn = vi.fn((drawn: number) => {
      if (drawn === 2) cancelling.abort()
    })
    const drawing = labelSheets(labels, tools, { ...watch(), onDrawn, signal: cancelling.signal })
    await expect(drawing).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(onDrawn).toHaveBeenCalledTimes(2)
  })
})
