import { DayButton, type DayButtonProps } from 'react-day-picker'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { formatLongDate } from 'shared-ui/copy/format'
import { BLOCKINGS, NIGHT_STATE_WORDS } from 'shared-ui/copy/rooms/blockings'
import { fromPickerDay } from './calendar-days.ts'
import styles from './NightCalendar.module.css'
import { stateIn } from './room-nights.ts'

/** Splits a long date around its day: 'sábado, ', '5', ' de diciembre de 2026'. */
const AROUND_DAY = /^(\D*)(\d+)(.*)$/

/**
 * A day of the calendar: its number, and its state as a word if there is room. The accessible name also contains the rest of the
 * date: 'sábado, 5 de diciembre de 2026, Bloqueado'.
 */
export function NightButton({ children, ...props }: DayButtonProps) {
  const { modifiers, day } = props
  const state = stateIn(modifiers)
  const [, before, , after] = AROUND_DAY.exec(formatLongDate(fromPickerDay(day.date))) ?? []
  const words = [state && NIGHT_STATE_WORDS[state], modifiers['today'] && BLOCKINGS.today].filter(Boolean)
  return (
    <DayButton {...props} aria-label={undefined} aria-disabled={modifiers['closed'] || undefined}>
      <VisuallyHidden>{before}</VisuallyHidden>
      <span className={styles.number}>{children}</span>
      <VisuallyHidden>
        {[after, modifiers['selected'] && BLOCKINGS.selected].filter(Boolean).join(', ')}
        {words.length > 0 && ', '}
      </VisuallyHidden>
      {words.length > 0 && <span className={styles.word}>{words.join(', ')}</span>}
    </DayButton>
  )
}
