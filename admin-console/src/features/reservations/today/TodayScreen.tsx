import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Unreachable } from 'shared-ui/api/problems'
import { Button } from 'shared-ui/components/Button'
import { formatLongDate, formatTime } from 'shared-ui/copy/format'
import { TODAY_PANEL } from 'shared-ui/copy/reservations/today'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { LodgeDayResponse } from 'shared-ui/validators/reservations/stay'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { RefreshProblem } from '../../../lib/notices/RefreshProblem.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { useStayMarking } from '../stay/use-stay-marking.tsx'
import { DayStays } from './DayStays.tsx'
import { FreeTonight } from './FreeTonight.tsx'
import { DAY_LISTS, type DayList, lodgeDay } from './lodge-day.ts'
import styles from './TodayScreen.module.css'

export type TodayScreenProps = {
  /** The name of the signed-in staff member, for the greeting. */
  name: string
  /** Further content below the lists of the day, which is not printed with them. */
  children?: ReactNode
}

/** The start page of staff: the stays of today, with check-in and check-out, and the rooms that are free tonight. */
export function TodayScreen({ name, children }: TodayScreenProps) {
  const today = useTodayInLima()
  const { reader, print } = usePrintFor()
  return (
    <Page
      title={TODAY_PANEL.title}
      lead={
        <>
          {formatLongDate(today)}. <span className={styles.screenOnly}>{TODAY_PANEL.greeting(name)}</span>
        </>
      }
      actions={
        <>
          <ButtonRouteLink to="/reservations-panel">{TODAY_PANEL.all}</ButtonRouteLink>
          <Button onClick={() => print('kitchen')}>{TODAY_PANEL.printForKitchen}</Button>
          <Button onClick={() => print('reception')}>{TODAY_PANEL.print}</Button>
        </>
      }
    >
      <div data-print={reader}>
        <LoadedDay today={today} />
      </div>
      <div className={styles.screenOnly}>{children}</div>
    </Page>
  )
}

/** Who reads a printed day: reception sees what guests owe, kitchen and cleaning do not. */
type Reader = 'reception' | 'kitchen'

/** Prints the page for a reader. The browser's own printing is for reception. */
function usePrintFor() {
  const [reader, setReader] = useState<Reader>('reception')
  const print = (next: Reader) => {
    flushSync(() => setReader(next))
    window.addEventListener('afterprint', () => setReader('reception'), { once: true })
    window.print()
  }
  return { reader, print }
}

/** Loads the day, with loading and error states, and refreshes it. */
function LoadedDay({ today }: { today: CalendarDate }) {
  const day = useQuery(reservationQueries.today(today))
  if (day.data === undefined) {
    return <QueryLoading query={day} message={TODAY_PANEL.loading} />
  }
  return (
    <>
      {day.isRefetchError && (
        <NotRefreshed
          problem={day.error}
          time={formatTime(day.dataUpdatedAt)}
          onRetry={() => void day.refetch()}
        />
      )}
      <Day {...day.data} />
    </>
  )
}

type NotRefreshedProps = {
  problem: Error
  /** When the day that is shown was loaded, `HH:MM`. */
  time: string
  onRetry: () => void
}

/** Why the day was not refreshed; without a network, how old it is. */
function NotRefreshed({ problem, time, onRetry }: NotRefreshedProps) {
  if (!(problem instanceof Unreachable)) return <RefreshProblem problem={problem} onRetry={onRetry} />
  return (
    <RefreshProblem problem={problem} tone="warning" onRetry={onRetry}>
      {TODAY_PANEL.offline(time)}
    </RefreshProblem>
  )
}

/** The lists that most days do not have. */
const ONLY_IF_ANY: readonly DayList[] = ['unmarked', 'moving']

function Day({ day, stays, free }: LodgeDayResponse) {
  const { dialog, notice, ...marking } = useStayMarking()
  const lists = lodgeDay(stays, day)
  return (
    <>
      <div className={styles.screenOnly}>{notice}</div>
      <div className={styles.day}>
        {DAY_LISTS.filter((list) => !ONLY_IF_ANY.includes(list) || lists[list].length > 0).map((list) => (
          <DayStays key={list} list={list} stays={lists[list]} marking={marking} />
        ))}
        <FreeTonight rooms={free} day={day} />
      </div>
      {dialog}
    </>
  )
}
