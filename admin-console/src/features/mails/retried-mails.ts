import type { UnsentMailResponse } from 'shared-ui/validators/messages/mail'

/** The mails that were retried from this page, by id, each as it was at that moment. */
export type RetriedMails = ReadonlyMap<string, UnsentMailResponse>

/** `trying`: queued or being sent. `failed`: the retry failed. Null: not retried. */
export type TryOutcome = 'trying' | 'failed' | null

/** Returns the outcome of a retry, which has failed once the mail counts more attempts than before. */
export function tryOutcome(mail: UnsentMailResponse, retried: RetriedMails): TryOutcome {
  const then = retried.get(mail._id)
  if (mail.state === 'queued') return 'trying'
  if (then === undefined) return null
  return mail.attempts > then.attempts ? 'failed' : 'trying'
}

/** Returns the last retried mail that is no longer among `mails`, and so has been sent. */
export const lastSent = (
  retried: RetriedMails,
  mails: readonly UnsentMailResponse[],
): UnsentMailResponse | undefined =>
  [...retried.values()].findLast(({ _id }) => !mails.some((mail) => mail._id === _id))
