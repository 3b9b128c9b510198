import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DateField } from 'shared-ui/components/DateField'
import { BOARD } from 'shared-ui/copy/board'
import { type BoardSpan, movedSpan, SPAN_LENGTHS, startOfBoard } from 'shared-ui/rules/board-span'
import { addDays, type CalendarDate } from 'shared-ui/rules/calendar-date'
import { ButtonRouteLink } from '../../lib/links.tsx'
import styles from './BoardToolbar.module.css'
import { addressOf, isBoardDay } from './board-search.ts'

/** The router marks links to where it is; here all of them lead to one page, and only its days differ. */
const BY_SEARCH = { exact: true, includeSearch: true }

export type SpanToolbarProps = {
  span: BoardSpan
  /** The lodge's day (W-03). */
  today: CalendarDate
  onSpanChange: (span: BoardSpan) => void
}

/** Moves the board by its own length, to today or to any day, and changes that length; the address holds both. */
export function SpanToolbar({ span, today, onSpanChange }: SpanToolbarProps) {
  const { from, length } = span
  return (
    <div className={styles.toolbar}>
      <Steps
        previous={{ label: BOARD.previous[length], span: movedSpan(span, -1) }}
        next={{ label: BOARD.next[length], span: movedSpan(span, 1) }}
        start={{ from: startOfBoard(today), length }}
      />
      <nav className={styles.joined} aria-label={BOARD.spans}>
        {SPAN_LENGTHS.map((other) => (
          <ButtonRouteLink
            key={other}
            variant={other === length ? 'primary' : 'secondary'}
            to="/board"
            search={addressOf({ from, length: other })}
            resetScroll={false}
            activeOptions={BY_SEARCH}
            aria-current={other === length ? 'true' : undefined}
          >
            {BOARD.lengths[other]}
          </ButtonRouteLink>
        ))}
      </nav>
      <GoToDay key={from} day={from} onDayChange={(day) => onSpanChange({ from: day, length })} />
    </div>
  )
}

export type DayToolbarProps = {
  /** The day that is shown. */
  day: CalendarDate
  /** The lodge's day (W-03). */
  today: CalendarDate
  onDayChange: (day: CalendarDate) => void
}

/** The same day by day, for a phone. */
export function DayToolbar({ day, today, onDayChange }: DayToolbarProps) {
  const span = (from: CalendarDate): BoardSpan => ({ from, length: 'month' })
  return (
    <div className={styles.toolbar}>
      <Steps
        previous={{ label: BOARD.previous.day, span: span(addDays(day, -1)) }}
        next={{ label: BOARD.next.day, span: span(addDays(day, 1)) }}
        start={span(today)}
      />
      <GoToDay key={day} day={day} onDayChange={onDayChange} />
    </div>
  )
}

type Step = { label: string; span: BoardSpan }

function Steps({ previous, next, start }: { previous: Step; next: Step; start: BoardSpan }) {
  return (
    <nav className={styles.joined} aria-label={BOARD.move}>
      <StepLink step={previous}>
        <ChevronLeft aria-hidden="true" />
      </StepLink>
      <ButtonRouteLink to="/board" search={addressOf(start)} resetScroll={false} activeOptions={BY_SEARCH}>
        {BOARD.today}
      </ButtonRouteLink>
      <StepLink step={next}>
        <ChevronRight aria-hidden="true" />
      </StepLink>
    </nav>
  )
}

function StepLink({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <ButtonRouteLink
      className={styles.step}
      to="/board"
      search={addressOf(step.span)}
      resetScroll={false}
      activeOptions={BY_SEARCH}
      aria-label={step.label}
      title={step.label}
    >
      {children}
    </ButtonRouteLink>
  )
}

/** Goes to a day once it is written whole: a year half typed is another one. */
function GoToDay({ day, onDayChange }: { day: CalendarDate; onDayChange: (day: CalendarDate) => void }) {
  const [draft, setDraft] = useState(day)
  const write = (written: string) => {
    setDraft(written)
    if (isBoardDay(written) && written !== day) onDayChange(written)
  }
  return (
    <div className={styles.day}>
      <DateField label={BOARD.goTo} value={draft} onValueChange={write} />
    </div>
  )
}
