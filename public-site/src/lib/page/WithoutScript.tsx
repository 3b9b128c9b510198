import { LODGE } from 'content'
import { Alert } from 'shared-ui/components/Alert'
import { WITHOUT_SCRIPT } from 'shared-ui/copy/site/without-script'
import { phoneLink } from '../phone-link.ts'

/** What does not work without JavaScript. */
type Missing = 'rooms' | 'nights' | 'garden' | 'booking' | 'reservation' | 'form' | 'button'

/** Says in the prerendered page what is missing without JavaScript. Has no styles of its own, since most browsers never show it. */
export function WithoutScript({ missing }: { missing: Missing }) {
  return <noscript>{import.meta.env.SSR && <Note missing={missing} />}</noscript>
}

/** Where to write instead: the form of the contact page does not work without JavaScript either. */
function Note({ missing }: { missing: Missing }) {
  return (
    <Alert
      tone="information"
      action={
        <>
          <p>
            <a href={phoneLink(LODGE.phone)}>{WITHOUT_SCRIPT.call(LODGE.phone)}</a>
          </p>
          <p>
            {missing === 'form' || missing === 'button' ? (
              <a href={`mailto:${LODGE.email}`}>{WITHOUT_SCRIPT.write(LODGE.email)}</a>
            ) : (
              <a href="/contact">{WITHOUT_SCRIPT.contact}</a>
            )}
          </p>
        </>
      }
    >
      {WITHOUT_SCRIPT[missing]}
    </Alert>
  )
}
