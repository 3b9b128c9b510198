import { useQuery } from '@tanstack/react-query'
import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { GUEST_RESERVATION } from 'shared-ui/copy/reservations/guest-reservation'
import { isCachedShell } from '../../lib/document/is-prerendered.ts'
import { useIsLive } from '../../lib/document/use-is-live.ts'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { WithoutScript } from '../../lib/page/WithoutScript.tsx'
import { guestReservationQueries } from './guest-reservation-queries.ts'
import { LinkUnknown } from './LinkUnknown.tsx'
import styles from './ReservationDetail.module.css'
import { ReservationDetail } from './ReservationDetail.tsx'

/** The reservation behind a mail's link, for its guest. It is not indexed, since its address contains a secret. */
export function MyReservationPage({
  token,
}: {
  /** The secret of the link in the guest's mail. */
  token: string
}) {
  // A prerendered page does not know its token.
  const isLinkLost = useIsLive() && token === ''
  return (
    <>
      <PageHead title={GUEST_RESERVATION.title} description={GUEST_RESERVATION.description} />
      {isLinkLost ? <LinkUnknown /> : <ReservationOfLink token={token} />}
    </>
  )
}

function ReservationOfLink({ token }: { token: string }) {
  const { data, error, isError, isFetching, refetch } = useQuery(guestReservationQueries.byToken(token))
  if (isNotFound(error)) return <LinkUnknown />
  if (data) {
    return data.state === 'deleted' ? (
      <LinkUnknown />
    ) : (
      <ReservationDetail token={token} reservation={data} state={data.state} />
    )
  }
  return (
    <article className={styles.page} data-waiting>
      <div className={styles.head}>
        <h1>{GUEST_RESERVATION.title}</h1>
        <div className={styles.loading}>
          <LoadingPanel
            message={GUEST_RESERVATION.loading}
            error={isError && !isFetching && <LoadingProblem problem={error} />}
            onRetry={() => void refetch()}
          />
        </div>
        <WithoutScript missing="reservation" />
      </div>
    </article>
  )
}

/** Whether the server does not know the link, or staff have deleted its reservation. */
const isNotFound = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status === 404

function LoadingProblem({ problem }: { problem: unknown }) {
  const hasNoSignal = !navigator.onLine || isCachedShell()
  return problem instanceof Unreachable && hasNoSignal ? (
    GUEST_RESERVATION.noSignal
  ) : (
    <ProblemText problem={problem} />
  )
}
