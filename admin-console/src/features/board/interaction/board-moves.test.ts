import { describe, expect, it } from 'vitest'
import { sampleBoard } from '../../../../test/samples/sample-board.ts'
import { boardRows, nightOf, selectableNightIn } from '../board-rows.ts'
import { cellAt, nightBeyond, positionAfterKey } from './board-moves.ts'

/** Cantuta: free 0, Quispe 1–3, free 4. Molle: a departure on the first morning, then free. */
const BOARD = sampleBoard({ from: '2026-12-01', to: '2026-12-05' }, [
  { room: 'Cantuta', inDate: '2026-12-02', outDate: '2026-12-04' },
  { room: 'Molle', inDate: '2026-11-29', outDate: '2026-11-30' },
])
const ROWS = boardRows(BOARD)

const after = (position: [row: number, night: number], key: string, ctrlKey = false) => {
  const next = positionAfterKey(ROWS, { row: position[0], night: position[1] }, { key, ctrlKey })
  return next && [next.row, next.night]
}

describe('board keyboard navigation', () => {
  it.each([
    ['right onto a bar', [0, 0], 'ArrowRight', [0, 1]],
    ['right over a whole bar', [0, 1], 'ArrowRight', [0, 4]],
    ['right from the middle of a bar', [0, 3], 'ArrowRight', [0, 4]],
    ['right no further than the last night', [0, 4], 'ArrowRight', [0, 4]],
    ['left onto the beginning of a bar', [0, 4], 'ArrowLeft', [0, 1]],
    ['left onto a departure on the first morning', [1, 0], 'ArrowLeft', [1, -1]],
    ['down on the same night', [0, 2], 'ArrowDown', [1, 2]],
    ['down no further than the last room', [1, 2], 'ArrowDown', [1, 2]],
    ['up no further than the first room', [0, 2], 'ArrowUp', [0, 2]],
    ['to the first cell with Home', [0, 4], 'Home', [0, 0]],
    ['to a departure on the first morning with Home', [1, 4], 'Home', [1, -1]],
    ['to the last cell with End', [0, 0], 'End', [0, 4]],
    ['not at all with another key', [0, 0], 'x', null],
  ] as const)('W-10 moves the focus %s', (_, position, key, expected) => {
    expect(after([...position], key)).toEqual(expected)
  })

  it('W-10 moves the focus to the first and the last room with Control+Home and Control+End', () => {
    expect(after([1, 2], 'Home', true)).toEqual([0, 0])
    expect(after([0, 2], 'End', true)).toEqual([1, 4])
  })

  it.each([
    ['right from the last night', [0, 4], 'ArrowRight', 5],
    ['left from the first night', [0, 0], 'ArrowLeft', -1],
    ['left from a departure on the first morning', [1, -1], 'ArrowLeft', -1],
    ['none left from the night after such a departure', [1, 0], 'ArrowLeft', null],
    ['none right from inside the row', [0, 1], 'ArrowRight', null],
    ['none with another key', [0, 4], 'ArrowDown', null],
    ['none in a row that does not exist', [7, 0], 'ArrowLeft', null],
  ] as const)('W-10 detects a step over the edge of the board: %s', (_, [row, night], key, expected) => {
    expect(nightBeyond(ROWS, { row, night }, key)).toBe(expected)
  })

  it('W-10 cellAt returns the cell at a position, or the first cell of a row without a departure before it', () => {
    const at = (row: number, night: number) => {
      const cell = cellAt(ROWS, { row, night })
      return cell && `${cell.kind} ${nightOf(cell)}`
    }
    expect([at(0, 2), at(0, -1), at(1, -1), at(0, 99)]).toEqual(['bar 1', 'free 0', 'bar -1', 'free 4'])
    expect(at(7, 0)).toBeUndefined()
  })
})

describe('selectable nights', () => {
  it('A-08 accepts only free nights from today to the end of the calendar, in rooms on offer', () => {
    const [cantuta, molle] = ROWS
    if (!cantuta || !molle) throw new Error('The sample has two rooms')
    const canSelect = selectableNightIn(cantuta, BOARD, '2026-12-01')
    expect(canSelect('2026-12-01')).toBe(true)
    expect(canSelect('2026-12-02')).toBe(false)
    expect(canSelect('2026-11-30')).toBe(false)
    expect(canSelect('2026-12-06')).toBe(false)
    expect(selectableNightIn(cantuta, BOARD, '2026-12-02')('2026-12-01')).toBe(false)
    expect(selectableNightIn(molle, BOARD, '2025-11-01')('2026-12-01')).toBe(true)
    expect(selectableNightIn(molle, BOARD, '2025-10-30')('2026-12-01')).toBe(false)
    const archived = { ...molle, room: { ...molle.room, archived: true } }
    expect(selectableNightIn(archived, BOARD, '2026-12-01')('2026-12-01')).toBe(false)
  })
})
