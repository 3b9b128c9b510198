import { describe, expect, it } from 'vitest'
import {
  choiceTowards,
  chosenNights,
  dayAtOffset,
  drawnOnto,
  edgePace,
  stillStands,
} from './board-selection.ts'

/** Free from 27 February to 5 March 2028, a leap year, but for the night of the 3rd. */
const isFree = (night: string) => night >= '2028-02-27' && night <= '2028-03-05' && night !== '2028-03-03'

describe('a choice of free nights', () => {
  it.each([
    ['onwards', '2028-02-28', '2028-03-02', '2028-03-02'],
    ['backwards', '2028-03-02', '2028-02-28', '2028-02-28'],
    ['of one night', '2028-02-29', '2028-02-29', '2028-02-29'],
    ['up to a taken night, not across it', '2028-02-28', '2028-03-05', '2028-03-02'],
    ['up to a taken night from the other side', '2028-03-05', '2028-02-28', '2028-03-04'],
    ['up to the first that may be chosen', '2028-02-28', '2028-01-01', '2028-02-27'],
  ])('A-08 is drawn %s', (_, anchor, towards, head) => {
    expect(choiceTowards(anchor, towards, isFree)).toEqual({ anchor, head })
  })

  it('A-08 does not begin on a night that may not be chosen', () => {
    expect(choiceTowards('2028-03-03', '2028-03-05', isFree)).toBeNull()
  })

  it('A-08 is of the same nights from either end', () => {
    const nights = { from: '2028-02-28', to: '2028-03-02' }
    expect(chosenNights({ anchor: '2028-02-28', head: '2028-03-02' })).toEqual(nights)
    expect(chosenNights({ anchor: '2028-03-02', head: '2028-02-28' })).toEqual(nights)
  })

  it.each([
    ['to a free night', '2028-03-02', '2028-03-02'],
    ['not to a taken one', '2028-03-03', '2028-03-01'],
    ['nowhere', undefined, '2028-03-01'],
  ])('A-08 goes on %s once the board shows it', (_, night, head) => {
    const choice = { anchor: '2028-02-28', head: '2028-03-01' }
    expect(drawnOnto(choice, night, isFree)).toEqual({ anchor: '2028-02-28', head })
  })

  it('B-09 falls once somebody has taken a night of it', () => {
    expect(stillStands({ anchor: '2028-02-28', head: '2028-03-02' }, isFree)).toBe(true)
    expect(stillStands({ anchor: '2028-03-04', head: '2028-03-02' }, isFree)).toBe(false)
  })
})

describe('the day under a pointer', () => {
  it.each([
    [0, 0],
    [47.9, 0],
    [48, 1],
    [1487, 30],
    [1488, 30],
    [-20, 0],
    [9000, 30],
  ])('A-08 at %d pixels of 31 days of 48 is %i', (offset, day) => {
    expect(dayAtOffset(offset, { width: 1488, days: 31 })).toBe(day)
  })
})

describe('a pointer near an edge of what is seen', () => {
  it.each([
    ['not at all in the middle', 600, 0],
    ['not at all where the edge is still far', 168, 0],
    ['slowly to the left where it is near', 167, -156],
    ['slowly to the right where it is near', 1169, 156],
    ['faster at the very edge', 1200, 342],
    ['no faster than can be followed far beyond it', 9000, 720],
    ['no faster far beyond the other one', -900, -720],
  ])('A-08 draws the board along %s', (_, pointer, pace) => {
    expect(edgePace(pointer, { from: 136, to: 1200 })).toBe(pace)
  })
})
