import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { FieldNotes, useFieldIds } from 'shared-ui/components/Field'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { lazy } from 'shared-ui/rules/lazy'
import { CALENDAR_CLASSES, NIGHT_CLASSES } from './calendar-classes.ts'
import { fromPickerDay, LODGE_ZONE, toPickerDay } from './calendar-days.ts'
import { DayName, DayNames } from './DayNames.tsx'
import { NightButton } from './NightButton.tsx'
import styles from './NightCalendar.module.css'
import type { RoomNights } from './room-nights.ts'

export type NightCalendarProps = {
  /** The state of the room's nights that are not free. */
  nights: RoomNights
  /** The current date in Lima. */
  today: CalendarDate
  /** The last day that is shown. */
  latest: CalendarDate
  /** The day whose month is shown first. */
  opensAt: CalendarDate
  selection: readonly CalendarDate[]
  /** Why the selection cannot be submitted. */
  error?: string | undefined
  canSelect: (night: CalendarDate) => boolean
  onPress: (night: CalendarDate, reach: 'shift' | 'alone') => void
  /** Handlers that select several nights at once, by mouse and keyboard. */
  handlers: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerOver' | 'onKeyDownCapture' | 'onFocus'>
}

/**
 * A month of nights, Sunday to Saturday. Arrows, PageUp and PageDown move through it; Shift and arrows select. States differ by
 * pattern, word and label, not by colour alone. Days that cannot be selected can still be focused.
 */
export function NightCalendar(props: NightCalendarProps) {
  const { nights, today, latest, opensAt, selection, error, canSelect, onPress } = props
  const ids = useFieldIds(undefined)
  const at = (state: 'blocked' | 'reserved' | 'held') => (day: Date) =>
    nights.get(fromPickerDay(day)) === state
  // Not disabled for the picker, which would skip them: their state could not be read with the arrow keys.
  const press = (night: CalendarDate, event: { shiftKey: boolean }) => {
    if (canSelect(night)) onPress(night, event.shiftKey ? 'shift' : 'alone')
  }
  return (
    // The days are buttons; these handlers select several of them at once.
    <div
      className={styles.calendar}
      role="group"
      aria-label={BLOCKINGS.calendar}
      aria-describedby={error && ids.error}
      data-invalid={error ? '' : undefined}
      {...props.handlers}
    >
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
          closed: (day) => !canSelect(fromPickerDay(day)),
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
      <FieldNotes ids={ids} error={error} />
    </div>
  )
}

const weekday = lazy(() => new Intl.DateTimeFormat('es-PE', { weekday: 'long', timeZone: LODGE_ZONE }))
