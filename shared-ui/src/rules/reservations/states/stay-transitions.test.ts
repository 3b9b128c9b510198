import { describe, expect, it } from 'vitest'
import { STAY_ACTIONS, STAY_STATES } from './stay-states.ts'
import { nightsLeft, possibleActions, stayTransition } from './stay-transitions.ts'

const ENTRY = '2027-03-10'
/** An instant in Lima, which is five hours behind UTC. */
const inLima = (day: string, time: string) => Date.parse(`${day}T${time}:00-05:00`)

describe('stayTransition', () => {
  it('D-02 allows check-in from the first minute of the entry day in Lima', () => {
    const stay = { state: 'to_come', entry: ENTRY } as const
    expect(stayTransition(stay, 'check_in', inLima('2027-03-09', '23:59'))).toBeUndefined()
    expect(stayTransition(stay, 'check_in', inLima(ENTRY, '00:00'))?.to).toBe('in_house')
    expect(stayTransition(stay, 'check_in', inLima('2027-03-12', '09:00'))?.to).toBe('in_house')
  })

  it('D-02 allows a no-show from 20:00 of the entry day, and on every later day', () => {
    const stay = { state: 'to_come', entry: ENTRY } as const
    expect(stayTransition(stay, 'no_show', inLima(ENTRY, '19:59'))).toBeUndefined()
    expect(stayTransition(stay, 'no_show', inLima(ENTRY, '20:00'))?.to).toBe('no_show')
    expect(stayTransition(stay, 'no_show', inLima('2027-03-11', '00:30'))?.to).toBe('no_show')
  })

  it('D-02 undoes each state by one step and refuses everything else', () => {
    const noon = inLima('2027-03-11', '12:00')
    const allowed = STAY_STATES.flatMap((state) =>
      STAY_ACTIONS.map((action) => [
        state,
        action,
        stayTransition({ state, entry: ENTRY }, action, noon)?.to,
      ]),
    ).filter(([, , to]) => to !== undefined)
    expect(allowed).toEqual([
      ['to_come', 'check_in', 'in_house'],
      ['to_come', 'no_show', 'no_show'],
      ['in_house', 'check_out', 'left'],
      ['in_house', 'undo', 'to_come'],
      ['left', 'undo', 'in_house'],
      ['no_show', 'undo', 'to_come'],
    ])
  })

  it('D-01 offers nothing before the entry day', () => {
    expect(possibleActions({ state: 'to_come', entry: ENTRY }, inLima('2027-03-09', '12:00'))).toEqual([])
  })
})

describe('nightsLeft', () => {
  const stay = { inDate: ENTRY, outDate: '2027-03-12' }

  it('D-02 counts from tonight, or from the entry, to the last night', () => {
    expect(nightsLeft(stay, '2027-03-11')).toEqual({ first: '2027-03-11', last: '2027-03-12' })
    expect(nightsLeft(stay, '2027-03-09')).toEqual({ first: ENTRY, last: '2027-03-12' })
  })

  it('D-02 leaves none on the day of departure', () => {
    expect(nightsLeft(stay, '2027-03-13')).toBeNull()
  })
})
