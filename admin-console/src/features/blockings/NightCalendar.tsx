import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { BLOCKINGS } from 'shared-ui/copy/blockings'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { lazy } from 'shared-ui/rules/lazy'
import { CALENDAR_CLASSES, NIGHT_CLASSES } from './calendar-classes.ts'
import { fromPickerDay, LODGE_ZONE, toPickerDay } from './calendar-days.ts'
import { DayName, DayNames } from './DayNames.tsx'
import { NightButton } from './NightButton.tsx'
import styles from './NightCalendar.module.css'
import type { RoomNights } from './room-nights.ts'

export type NightCalendarProps = {
  /** What takes the room's nights. */
  nights: RoomNights
  /** The lodge's day (W-03). */
  today: CalendarDate
  /** The last day that can be shown. */
  latest: CalendarDate
  /** The day whose month comes first. */
  opensAt: CalendarDate
  selection: readonly CalendarDate[]
  canChoose: (night: CalendarDate) => boolean
  onPress: (night: CalendarDate, reach: 'shift' | 'alone') => void
  /** What chooses several at once, by mouse and by keys. */
  handlers: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerOver' | 'onKeyDownCapture' | 'onFocus'>
}

/**
 * a month of nights, Domingo to Sábado; arrows, PageUp and PageDown move through it, and with Shift arrows choose. Blocked, reserved, being paid,
 * chosen and today differ by pattern, word and label, not by colour alone (W-10). Days that cannot be chosen are gone to as well.
 */
export function NightCalendar(props: NightCalendarProps) {
  const { nights, today, latest, opensAt, selection, canChoose, onPress } = props
  const at = (state: 'blocked' | 'reserved' | 'held') => (day: Date) =>
    nights.get(fromPickerDay(day)) === state
  // The picker would pass over days that it knows to be disabled: what takes a night could not be read with the arrows.
  const press = (night: CalendarDate, event: { shiftKey: boolean }) => {
    if (canChoose(night)) onPress(night, event.shiftKey ? 'shift' : 'alone')
  }
  return (
    // The days are buttons of their own: what is heard here draws several of them at once.
    <div className={styles.calendar} {...props.handlers}>
      <DayPicker
        mode="multiple"
        locale={es}
        timeZone={LODGE_ZONE}
        weekStartsOn={0}
        today={toPickerDay(today)}
        defaultMonth={toPickerDay(opensAt)}
        startMonth={toPickerDay(today)}
        endMonth={toPickerDay(latest)}
        selected={selection.map(toPickerDay)}
        onSelect={(...[, day, , event]) => press(fromPickerDay(day), event)}
        modifiers={{
          closed: (day) => !canChoose(fromPickerDay(day)),
          blocked: at('blocked'),
          reserved: at('reserved'),
          held: at('held'),
        }}
        classNames={CALENDAR_CLASSES}
        modifiersClassNames={NIGHT_CLASSES}
        components={{ DayButton: NightButton, Weekday: DayName, Weekdays: DayNames }}
        labels={{
          labelNav: () => BLOCKINGS.calendar,
          labelPrevious: () => BLOCKINGS.previousMonth,
          labelNext: () => BLOCKINGS.nextMonth,
        }}
        formatters={{ formatWeekdayName: (day) => weekday().format(day) }}
      />
    </div>
  )
}

const weekday = lazy(() => new Intl.DateTimeFormat('es-PE', { weekday: 'long', timeZone: LODGE_ZONE }))
