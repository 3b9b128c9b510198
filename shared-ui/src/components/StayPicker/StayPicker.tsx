import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, useId } from 'react'
import { formatMonth } from '../../copy/format.ts'
import { STAY_PICKER } from '../../copy/rooms/stay-picker.ts'
import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import {
  type RoomNightsRange,
  type StaySelection,
  selectDay,
} from '../../rules/reservations/stay-selection.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Legend } from './Legend.tsx'
import { MonthTable } from './MonthTable.tsx'
import styles from './StayPicker.module.css'
import { useFocusedDay } from './use-focused-day.ts'

export type StayPickerProps = {
  /** Which nights of the room are free. */
  nights: RoomNightsRange
  /** The day whose month is shown first without a selection; by default the first night. */
  startAt?: CalendarDate | undefined
  /** The chosen days of entry and departure, `YYYY-MM-DD`; null until one is chosen. */
  selection: StaySelection
  /** Called with the new selection after a day is pressed. */
  onSelectionChange: (selection: StaySelection) => void
}

/**
 * A month of a room's nights, in which the first press selects the entry and the second the departure; at the end of a month the next
 * one too. Arrows, Home, End, PageUp and PageDown move the focus; states differ by pattern and name, not by colour alone.
 */
export function StayPicker({ nights, startAt, selection, onSelectionChange }: StayPickerProps) {
  const titleId = useId()
  const { firstNight, lastNight } = nights
  const { calendar, focused, focusDay, months, onKeyDown, turnTo } = useFocusedDay(
    selection.entry ?? startAt ?? firstNight,
    { first: firstNight, last: lastNight },
  )
  const [month = ''] = months
  const press = (day: CalendarDate) => {
    focusDay(day)
    onSelectionChange(selectDay(day, selection, nights))
  }
  return (
    <div className={styles.picker} ref={calendar}>
      <div className={styles.head}>
        <IconButton label={STAY_PICKER.previous} onClick={turnTo('previous')}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className={styles.month} id={titleId + month} aria-live="polite">
          {formatMonth(month)}
        </p>
        <IconButton label={STAY_PICKER.next} onClick={turnTo('next')}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {months.map((shown) => (
        <Fragment key={shown}>
          {shown !== month && (
            <p className={styles.month} id={titleId + shown}>
              {formatMonth(shown)}
            </p>
          )}
          <MonthTable
            month={shown}
            titleId={titleId + shown}
            nights={nights}
            selection={selection}
            focused={focused}
            onPress={press}
            onKeyDown={onKeyDown}
          />
        </Fragment>
      ))}
      <Legend />
    </div>
  )
}
