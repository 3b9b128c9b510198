import { Link } from '@tanstack/react-router'
import { CANNOT_BOOK } from 'shared-ui/copy/booking'
import type { Stay } from 'shared-ui/rules/stay'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { ApiProblem } from '../../lib/problems.ts'

/** Refusals that another room or other dates would mend. */
const ELSEWHERE = new Set<unknown>(['nights_taken', 'hold_lost', 'room_not_found'])

/** Why a booking could not go on, and the way to the search where that is the way on. */
export function BookingProblem({ problem, stay }: { problem: unknown; stay: Stay }) {
  return (
    <>
      <ProblemText problem={problem} />
      {problem instanceof ApiProblem && ELSEWHERE.has(problem.code) && (
        <>
          {' '}
          <Link to="/rooms" search={{ inDate: stay.entry, outDate: stay.departure }}>
            {CANNOT_BOOK.back}
          </Link>
        </>
      )}
    </>
  )
}
