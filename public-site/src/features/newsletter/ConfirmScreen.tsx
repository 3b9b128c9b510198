import { NEWSLETTER_PAGES } from 'shared-ui/copy/messages/newsletter'
import { confirm } from './newsletter-requests.ts'
import { PressPage } from './PressPage.tsx'

const WORDS = NEWSLETTER_PAGES.confirm

/** Confirms a newsletter sign-up with the token of its mail. */
export function ConfirmScreen({
  token,
}: {
  /** The secret of the link in the subscriber's mail. */
  token: string
}) {
  const press = async () =>
    (await confirm(token)) === 'confirmed' ? [WORDS.confirmed, WORDS.confirmedText] : [WORDS.already]
  return <PressPage words={WORDS} press={press} />
}
