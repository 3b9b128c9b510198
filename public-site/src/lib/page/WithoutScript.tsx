import { LODGE } from 'content'
import { Alert } from 'shared-ui/components/Alert'
import { WITHOUT_SCRIPT } from 'shared-ui/copy/site/without-script'
import { phoneLink } from '../phone-link.ts'

/** What does not work without JavaScript. */
type Missing = 'rooms' | 'nights' | 'garden' | 'booking' | 'reservation'

/** Says in the prerendered page what is missing without JavaScript. Has no styles of its own, since most browsers never show it. */
export function WithoutScript({ missing }: { missing: Missing }) {
  return <noscript>{import.meta.env.SSR && <Note text={WITHOUT_SCRIPT[missing]} />}</noscript>
}

function Note({ text }: { text: string }) {
  return (
    <Alert
      tone="information"
      action={
        <>
          <p>
            <a href={phoneLink(LODGE.phone)}>{WITHOUT_SCRIPT.call(LODGE.phone)}</a>
          </p>
          <p>
            <a href="/contact">{WITHOUT_SCRIPT.contact}</a>
          </p>
        </>
      }
    >
      {text}
    </Alert>
  )
}
