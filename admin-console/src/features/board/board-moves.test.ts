import { describe, expect, it } from 'vitest'
import { cellAt, nightBeyond, placeAfterKey } from './board-moves.ts'
import { boardRows, nightChooser, nightOf } from './board-rows.ts'
import { sampleBoard } from './sample-board.ts'

/** Cantuta: free 0, Quispe 1–3, free 4. Molle: who leaves on the first morning, then free. */
const BOARD = sampleBoard({ from: '2026-12-01', to: '2026-12-05' }, [
  { room: 'Cantuta', inDate: '2026-12-02', outDate: '2026-12-04' },
  { room: 'Molle', inDate: '2026-11-29', outDate: '2026-11-30' },
])
const ROWS = boardRows(BOARD)

const after = (place: [row: number, night: number], key: string, ctrlKey = false) => {
  const next = placeAfterKey(ROWS, { row: place[0], night: place[1] }, { key, ctrlKey })
  return next && [next.row, next.night]
}

describe('the keys of the board', () => {
  it.each([
    ['right, onto a bar', [0, 0], 'ArrowRight', [0, 1]],
    ['right, over the whole bar', [0, 1], 'ArrowRight', [0, 4]],
    ['right, from the middle of a bar', [0, 3], 'ArrowRight', [0, 4]],
    ['right, not beyond the last night', [0, 4], 'ArrowRight', [0, 4]],
    ['left, onto the beginning of a bar', [0, 4], 'ArrowLeft', [0, 1]],
    ['left, onto who leaves on the first morning', [1, 0], 'ArrowLeft', [1, -1]],
    ['down, keeping to the night', [0, 2], 'ArrowDown', [1, 2]],
    ['down, not beyond the last room', [1, 2], 'ArrowDown', [1, 2]],
    ['up, not beyond the first room', [0, 2], 'ArrowUp', [0, 2]],
    ['Home', [0, 4], 'Home', [0, 0]],
    ['Home, to who leaves on the first morning', [1, 4], 'Home', [1, -1]],
    ['End', [0, 0], 'End', [0, 4]],
    ['another key', [0, 0], 'x', null],
  ] as const)('W-10 lead %s', (_, place, key, expected) => {
    expect(after([...place], key)).toEqual(expected)
  })

  it('W-10 lead to the first and the last room with Control', () => {
    expect(after([1, 2], 'Home', true)).toEqual([0, 0])
    expect(after([0, 2], 'End', true)).toEqual([1, 4])
  })

  it.each([
    ['right from the last night', [0, 4], 'ArrowRight', 5],
    ['left from the first night', [0, 0], 'ArrowLeft', -1],
    ['left from who leaves on the first morning', [1, -1], 'ArrowLeft', -1],
    ['not left from the night after that morning', [1, 0], 'ArrowLeft', null],
    ['not right from within', [0, 1], 'ArrowRight', null],
    ['not with another key', [0, 4], 'ArrowDown', null],
    ['not where there is nothing', [7, 0], 'ArrowLeft', null],
  ] as const)('W-10 lead over the edge %s', (_, [row, night], key, expected) => {
    expect(nightBeyond(ROWS, { row, night }, key)).toBe(expected)
  })

  it('W-10 find what lies in a place, and the first night of a row that has no morning before it', () => {
    const at = (row: number, night: number) => {
      const cell = cellAt(ROWS, { row, night })
      return cell && `${cell.kind} ${nightOf(cell)}`
    }
    expect([at(0, 2), at(0, -1), at(1, -1), at(0, 99)]).toEqual(['bar 1', 'free 0', 'bar -1', 'free 4'])
    expect(at(7, 0)).toBeUndefined()
  })
})

describe('a night that may be chosen', () => {
  it('A-08 is free, from today on, as far as the calendar reaches, in a room on offer', () => {
    const [cantuta, molle] = ROWS
    if (!cantuta || !molle) throw new Error('The sample has two rooms')
    const canChoose = nightChooser(cantuta, BOARD, '2026-12-01')
    expect(canChoose('2026-12-01')).toBe(true)
    expect(canChoose('2026-12-02')).toBe(false)
    expect(canChoose('2026-11-30')).toBe(false)
    expect(canChoose('2026-12-06')).toBe(false)
    expect(nightChooser(cantuta, BOARD, '2026-12-02')('2026-12-01')).toBe(false)
    expect(nightChooser(molle, BOARD, '2025-11-01')('2026-12-01')).toBe(true)
    expect(nightChooser(molle, BOARD, '2025-10-30')('2026-12-01')).toBe(false)
    const archived = { ...molle, room: { ...molle.room, archived: true } }
    expect(nightChooser(archived, BOARD, '2026-12-01')('2026-12-01')).toBe(false)
  })
})
