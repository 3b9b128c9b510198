import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { TODAY_PANEL } from 'shared-ui/copy/console/console-frame'
import { formatDate, formatLongDate, formatNights } from 'shared-ui/copy/format'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { Page } from '../../../lib/page/Page.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { stayOf } from '../reservation-words.ts'
import { GuestList } from './GuestList.tsx'
import { lodgeDay } from './lodge-day.ts'
import styles from './TodayScreen.module.css'

export type TodayScreenProps = {
  name: string
  /** Further content below the lists of the day. */
  children?: ReactNode
}

/** The start page of staff: arrivals, departures and staying guests of today. */
export function TodayScreen({ name, children }: TodayScreenProps) {
  const today = useTodayInLima()
  return (
    <Page
      title={TODAY_PANEL.title}
      lead={`${formatLongDate(today)}. ${TODAY_PANEL.greeting(name)}`}
      actions={<ButtonRouteLink to="/reservations-panel">{TODAY_PANEL.all}</ButtonRouteLink>}
    >
      <Day today={today} />
      {children}
    </Page>
  )
}

function Day({ today }: { today: string }) {
  const around = useQuery(reservationQueries.around(today))
  if (around.data === undefined) {
    return (
      <LoadingPanel
        message={TODAY_PANEL.loading}
        error={around.error && <ProblemText problem={around.error} />}
        onRetry={() => void around.refetch()}
      />
    )
  }
  const { arrivals, departures, staying } = lodgeDay(around.data.reservations, today)
  return (
    <>
      {around.data.next !== null && <Alert tone="warning">{TODAY_PANEL.tooMany}</Alert>}
      <div className={styles.day}>
        <GuestList
          title={TODAY_PANEL.arrivals}
          formatStay={untilWhen}
          empty={TODAY_PANEL.noArrivals}
          reservations={arrivals}
        />
        <GuestList
          title={TODAY_PANEL.departures}
          formatStay={sinceWhen}
          empty={TODAY_PANEL.noDepartures}
          reservations={departures}
        />
        <GuestList
          title={TODAY_PANEL.staying}
          formatStay={untilWhen}
          empty={TODAY_PANEL.noStaying}
          reservations={staying}
        />
      </div>
    </>
  )
}

function untilWhen(reservation: ReservationSummaryResponse): string {
  const { departure, nights } = stayOf(reservation)
  return TODAY_PANEL.until(formatNights(nights), formatDate(departure))
}

function sinceWhen(reservation: ReservationSummaryResponse): string {
  const { entry, nights } = stayOf(reservation)
  return TODAY_PANEL.since(formatNights(nights), formatDate(entry))
}
