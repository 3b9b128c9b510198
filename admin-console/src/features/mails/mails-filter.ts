import type { UnsentMailResponse } from 'shared-ui/validators/mail'

/** The mails that staff had tried anew, by id, each as it was at that press. */
export type MailsFilter = ReadonlyMap<string, UnsentMailResponse>

/** `trying`: it is this one's turn. `failed`: what staff asked for has failed too. Null: nobody asked, nothing to tell. */
export type TryOutcome = 'trying' | 'failed' | null

/** Case 17: what became of the try that staff asked for. Its failures are counted, so one more than then is an answer. */
export function tryOutcome(mail: UnsentMailResponse, asked: MailsFilter): TryOutcome {
  const then = asked.get(mail._id)
  if (mail.state === 'queued') return 'trying'
  if (then === undefined) return null
  return mail.attempts > then.attempts ? 'failed' : 'trying'
}

/** The one asked for last of those that are no longer among `mails`: it has been sent. */
export const lastSent = (
  asked: MailsFilter,
  mails: readonly UnsentMailResponse[],
): UnsentMailResponse | undefined =>
  [...asked.values()].findLast(({ _id }) => !mails.some((mail) => mail._id === _id))
