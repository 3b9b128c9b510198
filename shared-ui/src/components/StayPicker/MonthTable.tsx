import type { KeyboardEvent } from 'react'
import { STAY_PICKER } from '../../copy/rooms/stay-picker.ts'
import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { weeksFrom } from '../../rules/dates/month-grid.ts'
import type { RoomNightsRange, StaySelection } from '../../rules/reservations/stay-selection.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DayButton } from './DayButton.tsx'
import styles from './StayPicker.module.css'

export type MonthTableProps = {
  /** `YYYY-MM` */
  month: string
  /** The id of the month's name. */
  titleId: string
  nights: RoomNightsRange
  selection: StaySelection
  /** The day that Tab reaches. */
  focused: CalendarDate
  onPress: (day: CalendarDate) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The days of a month, Sunday to Saturday, from the week of today on. Past days are not read out. */
export function MonthTable({ month, titleId, onPress, onKeyDown, ...days }: MonthTableProps) {
  const { nights, selection, focused } = days
  return (
    <table
      className={styles.days}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's pattern for a calendar is a grid
      role="grid"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
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
        {weeksFrom(month, nights.firstNight).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <td key={STAY_PICKER.weekdays[weekday]}>
                {day && day < nights.firstNight && <PastDay day={day} />}
                {day && day >= nights.firstNight && (
                  <DayButton
                    day={day}
                    nights={nights}
                    selection={selection}
                    tabIndex={day === focused ? 0 : -1}
                    onPress={() => onPress(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PastDay({ day }: { day: CalendarDate }) {
  return (
    <span className={styles.past} aria-hidden="true">
      {Number(day.slice(8))}
    </span>
  )
}
