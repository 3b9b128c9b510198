import { describe, expect, it } from 'vitest'
import {
  dayAtOffset,
  edgeScrollSpeed,
  extendedTo,
  isStillSelectable,
  selectedNights,
  selectionTowards,
} from './board-selection.ts'

/** Free from 27 February to 5 March 2028, a leap year, except the night of the 3rd. */
const isFree = (night: string) => night >= '2028-02-27' && night <= '2028-03-05' && night !== '2028-03-03'

describe('selection of free nights', () => {
  it.each([
    ['forwards', '2028-02-28', '2028-03-02', '2028-03-02'],
    ['backwards', '2028-03-02', '2028-02-28', '2028-02-28'],
    ['to one night', '2028-02-29', '2028-02-29', '2028-02-29'],
    ['up to a taken night, not across it', '2028-02-28', '2028-03-05', '2028-03-02'],
    ['up to a taken night from the other side', '2028-03-05', '2028-02-28', '2028-03-04'],
    ['up to the first free night', '2028-02-28', '2028-01-01', '2028-02-27'],
  ])('A-08 extends %s', (_, anchor, towards, head) => {
    expect(selectionTowards(anchor, towards, isFree)).toEqual({ anchor, head })
  })

  it('A-08 cannot begin on a night that is not free', () => {
    expect(selectionTowards('2028-03-03', '2028-03-05', isFree)).toBeNull()
  })

  it('A-08 has the same nights from either end', () => {
    const nights = { from: '2028-02-28', to: '2028-03-02' }
    expect(selectedNights({ anchor: '2028-02-28', head: '2028-03-02' })).toEqual(nights)
    expect(selectedNights({ anchor: '2028-03-02', head: '2028-02-28' })).toEqual(nights)
  })

  it.each([
    ['to a free night', '2028-03-02', '2028-03-02'],
    ['not to a taken night', '2028-03-03', '2028-03-01'],
    ['not without a next night', undefined, '2028-03-01'],
  ])('A-08 moves its head %s', (_, night, head) => {
    const choice = { anchor: '2028-02-28', head: '2028-03-01' }
    expect(extendedTo(choice, night, isFree)).toEqual({ anchor: '2028-02-28', head })
  })

  it('B-09 is no longer available once one of its nights is taken', () => {
    expect(isStillSelectable({ anchor: '2028-02-28', head: '2028-03-02' }, isFree)).toBe(true)
    expect(isStillSelectable({ anchor: '2028-03-04', head: '2028-03-02' }, isFree)).toBe(false)
  })
})

describe('dayAtOffset', () => {
  it.each([
    [0, 0],
    [47.9, 0],
    [48, 1],
    [1487, 30],
    [1488, 30],
    [-20, 0],
    [9000, 30],
  ])('A-08 at %d pixels of 31 days of 48 is day %i', (offset, day) => {
    expect(dayAtOffset(offset, { width: 1488, days: 31 })).toBe(day)
  })
})

describe('edgeScrollSpeed', () => {
  it.each([
    ['not at all in the middle', 600, 0],
    ['not at all far from the edge', 168, 0],
    ['slowly to the left near the left edge', 167, -156],
    ['slowly to the right near the right edge', 1169, 156],
    ['faster at the edge', 1200, 342],
    ['at most at the maximum speed far beyond the right edge', 9000, 720],
    ['at most at the maximum speed far beyond the left edge', -900, -720],
  ])('A-08 scrolls the board %s', (_, pointer, pace) => {
    expect(edgeScrollSpeed(pointer, { from: 136, to: 1200 })).toBe(pace)
  })
})
