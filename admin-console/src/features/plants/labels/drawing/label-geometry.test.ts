import { expect, it } from 'vitest'
import {
  type Box,
  FOOT,
  LABEL,
  LABELS_A_SHEET,
  placeOnSheets,
  QR_BOX,
  SHEET,
  TEXT_BOX,
} from './label-geometry.ts'

const places = Array.from({ length: 17 }, (_, index) => placeOnSheets(index))

it('A-15 placeOnSheets places eight labels on a sheet, row by row, and the ninth on the next', () => {
  expect(LABELS_A_SHEET).toBe(8)
  expect(places.map(({ sheet }) => sheet)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2])
  const rounded = places.slice(0, 9).map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])
  expect(rounded).toEqual([
    ['4.65', '13.10'],
    ['106.25', '13.10'],
    ['4.65', '80.80'],
    ['106.25', '80.80'],
    ['4.65', '148.50'],
    ['106.25', '148.50'],
    ['4.65', '216.20'],
    ['106.25', '216.20'],
    ['4.65', '13.10'],
  ])
})

it('A-15 labels are on the paper, with equal margins on opposite sides', () => {
  const sheet = places.slice(0, LABELS_A_SHEET)
  const right = Math.max(...sheet.map(({ x }) => x + LABEL.width))
  const bottom = Math.max(...sheet.map(({ y }) => y + LABEL.height))
  expect(SHEET.width - right).toBeCloseTo(Math.min(...sheet.map(({ x }) => x)))
  expect(SHEET.height - bottom).toBeCloseTo(Math.min(...sheet.map(({ y }) => y)))
})

it('A-15 text and QR code are on the label and do not overlap, the code at least 40 mm wide', () => {
  const right = (box: Pick<Box, 'x' | 'width'>) => box.x + box.width
  expect(right(TEXT_BOX)).toBeLessThan(QR_BOX.x)
  expect(right(FOOT)).toBeLessThan(QR_BOX.x)
  expect(TEXT_BOX.y + TEXT_BOX.height).toBeLessThan(FOOT.y - FOOT.size * (25.4 / 72))
  expect(right(QR_BOX)).toBeLessThan(LABEL.width)
  expect(QR_BOX.y + QR_BOX.height).toBeLessThan(LABEL.height)
  expect(QR_BOX.height).toBe(QR_BOX.width)
  expect(QR_BOX.width).toBeGreaterThanOrEqual(40)
})
