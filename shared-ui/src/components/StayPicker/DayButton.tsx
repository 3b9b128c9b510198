import { formatLongDate } from '../../copy/format.ts'
import { STAY_PICKER } from '../../copy/rooms/stay-picker.ts'
import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import {
  canSelect,
  dayState,
  type RoomNightsRange,
  type StaySelection,
} from '../../rules/reservations/stay-selection.ts'
import styles from './StayPicker.module.css'

export type DayButtonProps = {
  day: CalendarDate
  nights: RoomNightsRange
  selection: StaySelection
  /** 0 for the one day that Tab reaches. */
  tabIndex: 0 | -1
  onPress: () => void
}

/** A day of the calendar. One that cannot be selected can still be focused, so that its state can be read. */
export function DayButton({ day, nights, selection, tabIndex, onPress }: DayButtonProps) {
  const state = dayState(day, selection, nights)
  const isToday = day === nights.firstNight
  const words = [formatLongDate(day), isToday && STAY_PICKER.today, STAY_PICKER.states[state]]
  return (
    <button
      className={styles.day}
      type="button"
      tabIndex={tabIndex}
      data-state={state}
      aria-label={words.filter(Boolean).join(', ')}
      aria-pressed={state === 'entry' || state === 'departure' || state === 'inside'}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={canSelect(day, selection, nights) ? undefined : true}
      onClick={onPress}
    >
      {Number(day.slice(8))}
    </button>
  )
}
