import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QR_CODE } from '../../../../lib/qr/qr-code.ts'
import { readQrDrawing } from './qr-drawing.ts'

const svg = renderToStaticMarkup(
  createElement(QRCodeSVG, { ...QR_CODE, value: 'https://jardin.example/plant/1' }),
)

/** The modules of one row, dark ones as blocks. */
function row(y: number): string {
  const { modules, runs } = readQrDrawing(svg)
  const cells = Array.from({ length: modules }, () => '·')
  for (const run of runs.filter((each) => each.y === y)) cells.fill('█', run.x, run.x + run.length)
  return cells.join('')
}

it('A-15 readQrDrawing reads the code with its finder patterns and a quiet zone of four modules', () => {
  const { modules, runs } = readQrDrawing(svg)
  expect(row(3)).toBe('·'.repeat(modules))
  expect(row(4)).toMatch(/^·{4}█{7}·.*·█{7}·{4}$/)
  expect(row(5)).toMatch(/^·{4}█·{5}█·.*·█·{5}█·{4}$/)
  expect(row(6)).toMatch(/^·{4}█·███·█·.*·█·███·█·{4}$/)
  expect(row(modules - 5)).toMatch(/^·{4}█{7}·/)
  expect(row(modules - 4)).toBe('·'.repeat(modules))
  expect(Math.max(...runs.map(({ x, length }) => x + length))).toBe(modules - 4)
})

it.each([
  ['without its frame', svg.replace(/viewBox="[^"]*"/, '')],
  ['without its modules', svg.replace(/<path fill="#000000"[^>]*>/, '')],
  ['in another shape', svg.replace('M4 4h7v1H4z', 'M4 4h7v2H4z')],
])('A-15 readQrDrawing rejects a drawing %s', (_what, drawing) => {
  expect(() => readQrDrawing(drawing)).toThrow('readQrDrawing')
})
