/** A part of a label or sheet, in mm from the upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** One label, in mm: a common size of adhesive sheets with eight labels, so that plain and adhesive paper both work. */
export const LABEL = { width: 99.1, height: 67.7 } as const

/** An A4 sheet, in mm. */
export const SHEET = { width: 210, height: 297 } as const

const COLUMNS = 2
const ROWS = 4
const COLUMN_GAP = 2.5

/** The number of labels on a sheet. */
export const LABELS_A_SHEET = COLUMNS * ROWS

const LEFT = (SHEET.width - COLUMNS * LABEL.width - (COLUMNS - 1) * COLUMN_GAP) / 2
const TOP = (SHEET.height - ROWS * LABEL.height) / 2

/** Returns the position in mm of the label with this index: row by row, then on the next sheet. */
export function placeOnSheets(index: number): { sheet: number; x: number; y: number } {
  const onSheet = index % LABELS_A_SHEET
  return {
    sheet: Math.floor(index / LABELS_A_SHEET),
    x: LEFT + (onSheet % COLUMNS) * (LABEL.width + COLUMN_GAP),
    y: TOP + Math.floor(onSheet / COLUMNS) * LABEL.height,
  }
}

/** The QR code with its quiet zone, large enough to be read standing before a flower bed. */
export const QR_BOX: Box = { x: 48.1, y: 9.85, width: 48, height: 48 }

/** Name, scientific name and family. */
export const TEXT_BOX: Box = { x: 7, y: 12.5, width: 40, height: 36 }

/** The line at the bottom: its left end, on its baseline. */
export const FOOT = { x: 7, y: 55.2, width: 40, size: 7.5 } as const
