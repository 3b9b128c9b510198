import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DateField } from 'shared-ui/components/DateField'
import { BOARD } from 'shared-ui/copy/reservations/board'
import { adjacentSpan, type BoardSpan, startOfBoard } from 'shared-ui/rules/board/board-span'
import { SPAN_LENGTHS } from 'shared-ui/rules/board/span-lengths'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { FilterSelect } from '../../lib/search/FilterSelect.tsx'
import styles from './BoardToolbar.module.css'
import { addressOf, isBoardDay } from './requested-board.ts'

/** Makes the router compare search parameters for the active state: all links here lead to the same page. */
const BY_SEARCH = { exact: true, includeSearch: true }

type PersonsFilter = {
  /** The smallest number of persons of the rooms that are shown; 0 shows all. */
  persons: number
  /** How many persons the largest room is for; 0 while that is not known. */
  mostPersons: number
  onPersonsChange: (persons: number) => void
}

export type SpanToolbarProps = {
  span: BoardSpan
  /** Today in the lodge's time zone. */
  today: CalendarDate
  onSpanChange: (span: BoardSpan) => void
} & PersonsFilter

/** Moves the board by its length, to today or to any day, and changes its length. Both are stored in the address. */
export function SpanToolbar({ span, today, onSpanChange, ...filter }: SpanToolbarProps) {
  const { persons } = filter
  const { from, length } = span
  return (
    <div className={styles.toolbar}>
      <Steps
        previous={{ label: BOARD.previous[length], span: adjacentSpan(span, -1) }}
        next={{ label: BOARD.next[length], span: adjacentSpan(span, 1) }}
        start={{ from: startOfBoard(today), length }}
        persons={persons}
      />
      <nav className={styles.joined} aria-label={BOARD.spans}>
        {SPAN_LENGTHS.map((other) => (
          <ButtonRouteLink
            key={other}
            variant={other === length ? 'primary' : 'secondary'}
            to="/board"
            search={addressOf({ from, length: other }, persons)}
            resetScroll={false}
            activeOptions={BY_SEARCH}
            aria-current={other === length ? 'true' : undefined}
          >
            {BOARD.lengths[other]}
          </ButtonRouteLink>
        ))}
      </nav>
      <GoToDay key={from} day={from} onDayChange={(day) => onSpanChange({ from: day, length })} />
      <PersonsField {...filter} />
    </div>
  )
}

export type DayToolbarProps = {
  /** The visible day. */
  day: CalendarDate
  /** Today in the lodge's time zone. */
  today: CalendarDate
  onDayChange: (day: CalendarDate) => void
} & PersonsFilter

/** The toolbar of the phone list, which moves day by day. */
export function DayToolbar({ day, today, onDayChange, ...filter }: DayToolbarProps) {
  const span = (from: CalendarDate): BoardSpan => ({ from, length: 'month' })
  return (
    <div className={styles.toolbar}>
      <Steps
        previous={{ label: BOARD.previous.day, span: span(addDays(day, -1)) }}
        next={{ label: BOARD.next.day, span: span(addDays(day, 1)) }}
        start={span(today)}
        persons={filter.persons}
      />
      <GoToDay key={day} day={day} onDayChange={onDayChange} />
      <PersonsField {...filter} />
    </div>
  )
}

type Step = { label: string; span: BoardSpan }

type StepsProps = { previous: Step; next: Step; start: BoardSpan; persons: number }

function Steps({ previous, next, start, persons }: StepsProps) {
  return (
    <nav className={styles.joined} aria-label={BOARD.move}>
      <StepLink step={previous} persons={persons}>
        <ChevronLeft aria-hidden="true" />
      </StepLink>
      <ButtonRouteLink
        to="/board"
        search={addressOf(start, persons)}
        resetScroll={false}
        activeOptions={BY_SEARCH}
      >
        {BOARD.today}
      </ButtonRouteLink>
      <StepLink step={next} persons={persons}>
        <ChevronRight aria-hidden="true" />
      </StepLink>
    </nav>
  )
}

function StepLink({ step, persons, children }: { step: Step; persons: number; children: ReactNode }) {
  return (
    <ButtonRouteLink
      className={styles.step}
      to="/board"
      search={addressOf(step.span, persons)}
      resetScroll={false}
      activeOptions={BY_SEARCH}
      aria-label={step.label}
      title={step.label}
    >
      {children}
    </ButtonRouteLink>
  )
}

/** The numbers of persons from 2 to `most`. */
const personsChoices = (most: number) =>
  Array.from({ length: Math.max(0, most - 1) }, (_, index) => ({
    value: String(index + 2),
    label: BOARD.personsOrMore(index + 2),
  }))

/** Limits the board to rooms for at least as many persons, up to those of the largest room. An address may ask for more. */
function PersonsField({ persons, mostPersons, onPersonsChange }: PersonsFilter) {
  return (
    <div className={styles.persons}>
      <FilterSelect
        label={BOARD.persons}
        allLabel={BOARD.allPersons}
        value={persons === 0 ? '' : String(persons)}
        choices={personsChoices(Math.max(mostPersons, persons))}
        onValueChange={(value) => onPersonsChange(Number(value))}
      />
    </div>
  )
}

/** Moves to a day once the typed date is complete and in range, since a half-typed year is a valid year too. */
function GoToDay({ day, onDayChange }: { day: CalendarDate; onDayChange: (day: CalendarDate) => void }) {
  const [draft, setDraft] = useState(day)
  const handleChange = (typed: string) => {
    setDraft(typed)
    if (isBoardDay(typed) && typed !== day) onDayChange(typed)
  }
  return (
    <div className={styles.day}>
      <DateField label={BOARD.goTo} value={draft} onValueChange={handleChange} />
    </div>
  )
}
