import { ApiProblem, mayHaveTakenEffect } from 'shared-ui/api/problems'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'

/** The requests about a reservation. */
export type CancelRequests = {
  /** Cancels it as it was shown. Returns it as it is afterwards. */
  cancel: () => Promise<GuestReservationResponse>
  /** Loads its present state. */
  check: () => Promise<GuestReservationResponse>
}

/**
 * The outcome of a press. `settled`: cancelled, by this press or an earlier one, or not cancellable any more; the page shows which.
 * `moved`: not cancelled, since it has changed. `standing`: not cancelled, as a check has found. `lost`: unknown. `refused`: not
 * cancelled for another reason.
 */
export type CancelOutcome =
  | { kind: 'settled' }
  | { kind: 'moved' }
  | { kind: 'standing' }
  | { kind: 'lost' }
  | { kind: 'refused'; problem: ApiProblem }

const CONFLICT = 409

/** Cancels once. After a conflict it checks the present state. */
export async function tryToCancel({ cancel, check }: CancelRequests): Promise<CancelOutcome> {
  try {
    await cancel()
    return { kind: 'settled' }
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === CONFLICT)) return outcomeOfFailure(problem)
    return outcomeOfCheck(check, 'moved')
  }
}

/** Finds out the outcome after a lost response. */
export const checkAgain = ({ check }: CancelRequests): Promise<CancelOutcome> =>
  outcomeOfCheck(check, 'standing')

async function outcomeOfCheck(
  check: CancelRequests['check'],
  otherwise: 'moved' | 'standing',
): Promise<CancelOutcome> {
  try {
    const { offered } = await check()
    return { kind: offered === null ? 'settled' : otherwise }
  } catch (problem) {
    return outcomeOfFailure(problem)
  }
}

const outcomeOfFailure = (problem: unknown): CancelOutcome =>
  problem instanceof ApiProblem && !mayHaveTakenEffect(problem)
    ? { kind: 'refused', problem }
    : { kind: 'lost' }
