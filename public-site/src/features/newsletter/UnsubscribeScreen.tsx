import { LODGE } from 'content'
import { NEWSLETTER_PAGES } from 'shared-ui/copy/messages/newsletter'
import { unsubscribe } from './newsletter-requests.ts'
import { PressPage } from './PressPage.tsx'

const WORDS = NEWSLETTER_PAGES.unsubscribe

/** Unsubscribes from the newsletter with the token of a mail. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const press = async () =>
    (await unsubscribe(token)) === 'unsubscribed'
      ? [WORDS.unsubscribed, WORDS.unsubscribedText]
      : [WORDS.already]
  return <PressPage words={WORDS} press={press} whenUnknown={<UnknownLink />} />
}

function UnknownLink() {
  return (
    <>
      {WORDS.unknown} <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>.
    </>
  )
}
