import type { StayState } from 'shared-ui/rules/reservations/states/stay-states'
import { describe, expect, it } from 'vitest'
import { sampleDayStay } from '../../../../test/samples/sample-day.ts'
import { dayActions, lodgeDay } from './lodge-day.ts'

const TODAY = '2026-12-01'
const idsOf = (stays: { _id: string }[]) => stays.map(({ _id }) => _id)
const marked = (state: StayState, at: string | null = null) => ({ state, at, by: null, freedFrom: null })

describe('lodgeDay', () => {
  it('N-03 sorts guests into arrivals, departures and staying by departure, not by last night', () => {
    const day = lodgeDay(
      [
        sampleDayStay({ _id: 'comes', inDate: TODAY, outDate: TODAY }),
        sampleDayStay({ _id: 'came', inDate: TODAY, outDate: TODAY, stay: marked('in_house') }),
        sampleDayStay({ _id: 'goes', inDate: '2026-11-29', outDate: '2026-11-30', stay: marked('in_house') }),
        sampleDayStay({ _id: 'stays', inDate: '2026-11-30', outDate: TODAY, stay: marked('in_house') }),
        sampleDayStay({ _id: 'will come', inDate: '2026-12-02', outDate: '2026-12-03' }),
      ],
      TODAY,
    )
    expect(idsOf(day.arrivals)).toEqual(['comes', 'came'])
    expect(idsOf(day.departures)).toEqual(['goes'])
    expect(idsOf(day.staying)).toEqual(['stays'])
    expect(day.unmarked).toEqual([])
  })

  it('D-07 lists a guest who changes rooms today apart from those who stay', () => {
    const staying = { inDate: '2026-11-30', outDate: TODAY, stay: marked('in_house') }
    const day = lodgeDay(
      [
        sampleDayStay({ _id: 'moves', ...staying, movedFrom: 'Quinual' }),
        sampleDayStay({ _id: 'stays', ...staying }),
      ],
      TODAY,
    )
    expect([idsOf(day.moving), idsOf(day.staying)]).toEqual([['moves'], ['stays']])
  })

  it('D-01 lists late arrivals of yesterday, and departures that nobody marked', () => {
    const day = lodgeDay(
      [
        sampleDayStay({ _id: 'late', inDate: '2026-11-30', outDate: TODAY }),
        sampleDayStay({ _id: 'over', inDate: '2026-11-28', outDate: '2026-11-29', stay: marked('in_house') }),
        sampleDayStay({ _id: 'absent', inDate: '2026-11-30', outDate: TODAY, stay: marked('no_show') }),
      ],
      TODAY,
    )
    expect(idsOf(day.unmarked)).toEqual(['late', 'over'])
  })

  it('D-01 lists who left early on the day of the mark in Lima only', () => {
    const left = (at: string) => marked('left', at)
    const stays = [
      // 23:30 of the day before in Lima.
      sampleDayStay({
        _id: 'yesterday',
        inDate: '2026-11-28',
        outDate: '2026-12-04',
        stay: left('2026-12-01T04:30:00.000Z'),
      }),
      sampleDayStay({
        _id: 'today',
        inDate: '2026-11-28',
        outDate: '2026-12-04',
        stay: left('2026-12-01T05:30:00.000Z'),
      }),
    ]
    expect(idsOf(lodgeDay(stays, TODAY).departures)).toEqual(['today'])
  })
})

describe('dayActions', () => {
  const NINE_PM = Date.parse('2026-12-01T21:00:00-05:00')
  const comes = sampleDayStay({ inDate: TODAY, outDate: TODAY })

  it('D-01 offers the next step of a stay, and undo once it is done', () => {
    expect(dayActions('arrivals', comes, NINE_PM)).toEqual(['check_in', 'no_show'])
    expect(dayActions('arrivals', { ...comes, stay: marked('in_house') }, NINE_PM)).toEqual(['undo'])
    expect(dayActions('arrivals', { ...comes, stay: marked('no_show') }, NINE_PM)).toEqual(['undo'])
    expect(dayActions('staying', { ...comes, stay: marked('in_house') }, NINE_PM)).toEqual(['check_out'])
    expect(dayActions('departures', { ...comes, stay: marked('left') }, NINE_PM)).toEqual(['undo'])
  })

  it('D-01 offers nothing while the payment is not certain', () => {
    expect(dayActions('arrivals', { ...comes, state: 'pending' }, NINE_PM)).toEqual([])
  })
})
