import { ApiProblem, leavesOpen } from 'shared-ui/api/problems'
import type { GuestReservationResponse } from 'shared-ui/validators/guest-reservation'

/** What the page can ask of the server about its reservation. */
export type CancelRequests = {
  /** Cancels it as it was shown; gives it as it is then. */
  cancel: () => Promise<GuestReservationResponse>
  /** How it stands. */
  look: () => Promise<GuestReservationResponse>
}

/**
 * What came of a press. `settled`: cancelled, by this press or an earlier one, or not to be cancelled any more; the page itself
 * tells it. `moved`: not cancelled, since it is no longer as it was shown. `standing`: not cancelled, as a look at it says.
 * `lost`: not known. `refused`: not cancelled, for another reason.
 */
export type CancelOutcome =
  | { kind: 'settled' }
  | { kind: 'moved' }
  | { kind: 'standing' }
  | { kind: 'lost' }
  | { kind: 'refused'; problem: ApiProblem }

const CONFLICT = 409

/** Cancels once. A refusal for what was shown is followed by a look at what holds now. */
export async function tryToCancel({ cancel, look }: CancelRequests): Promise<CancelOutcome> {
  try {
    await cancel()
    return { kind: 'settled' }
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === CONFLICT)) return outcomeOfFailure(problem)
    return lookAt(look, 'moved')
  }
}

/** After an answer that was lost: finds out what became of it. */
export const lookAgain = ({ look }: CancelRequests): Promise<CancelOutcome> => lookAt(look, 'standing')

async function lookAt(look: CancelRequests['look'], otherwise: 'moved' | 'standing'): Promise<CancelOutcome> {
  try {
    const { offered } = await look()
    return { kind: offered === null ? 'settled' : otherwise }
  } catch (problem) {
    return outcomeOfFailure(problem)
  }
}

const outcomeOfFailure = (problem: unknown): CancelOutcome =>
  problem instanceof ApiProblem && !leavesOpen(problem) ? { kind: 'refused', problem } : { kind: 'lost' }
