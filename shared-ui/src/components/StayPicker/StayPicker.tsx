import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatMonth } from '../../copy/format.ts'
import { STAY_PICKER } from '../../copy/rooms/stay-picker.ts'
import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { weeksOf } from '../../rules/dates/month-grid.ts'
import {
  type RoomNightsRange,
  type StaySelection,
  selectDay,
} from '../../rules/reservations/stay-selection.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DayButton } from './DayButton.tsx'
import { Legend } from './Legend.tsx'
import styles from './StayPicker.module.css'
import { useFocusedDay } from './use-focused-day.ts'

export type StayPickerProps = {
  /** Which nights of the room are free. */
  nights: RoomNightsRange
  selection: StaySelection
  /** Receives the new selection after a day is pressed. */
  onSelect: (selection: StaySelection) => void
}

/**
 * A month of a room's nights, in which the first press selects the entry and the second the departure. Arrows, Home, End, PageUp and
 * PageDown move the focus; states differ by pattern and name, not by colour alone.
 */
export function StayPicker({ nights, selection, onSelect }: StayPickerProps) {
  const titleId = useId()
  const calendar = useFocusedDay(selection.entry ?? nights.firstNight, {
    first: nights.firstNight,
    last: nights.lastNight,
  })
  const press = (day: CalendarDate) => {
    calendar.focusDay(day)
    onSelect(selectDay(day, selection, nights))
  }
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <MonthButton label={STAY_PICKER.previous} onPress={calendar.turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </MonthButton>
        <p className={styles.month} id={titleId} aria-live="polite">
          {formatMonth(calendar.month)}
        </p>
        <MonthButton label={STAY_PICKER.next} onPress={calendar.turn(1)}>
          <ChevronRight aria-hidden="true" />
        </MonthButton>
      </div>
      <table
        className={styles.days}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's pattern for a calendar is a grid
        role="grid"
        aria-labelledby={titleId}
        {...calendar.grid}
      >
        <thead>
          <tr>
            {STAY_PICKER.weekdays.map((name) => (
              <th key={name} scope="col">
                {name.slice(0, 3)}
                <VisuallyHidden>{name.slice(3)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(calendar.month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td key={STAY_PICKER.weekdays[weekday]}>
                  {day && (
                    <DayButton
                      day={day}
                      nights={nights}
                      selection={selection}
                      tabIndex={day === calendar.focused ? 0 : -1}
                      onPress={() => press(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  )
}

type MonthButtonProps = { label: string; onPress: (() => void) | undefined; children: ReactNode }

/** A button beside the month's name; `aria-disabled` at the end of the calendar, so that it keeps the focus. */
function MonthButton({ label, onPress, children }: MonthButtonProps) {
  return (
    <button
      className={styles.turn}
      type="button"
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
