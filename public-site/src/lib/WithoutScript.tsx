import { Alert } from 'shared-ui/components/Alert'
import { LODGE } from 'shared-ui/copy/lodge'
import { WITHOUT_SCRIPT } from 'shared-ui/copy/without-script'
import { phoneLink } from './phone-link.ts'
import styles from './WithoutScript.module.css'

/** In the prerendered page: what is missing where the browser runs no code, and the ways on. Browsers that do load none of it. */
export function WithoutScript({
  missing,
}: {
  missing: keyof Pick<typeof WITHOUT_SCRIPT, 'rooms' | 'garden'>
}) {
  return <noscript>{import.meta.env.SSR && <Note text={WITHOUT_SCRIPT[missing]} />}</noscript>
}

function Note({ text }: { text: string }) {
  return (
    <Alert
      tone="information"
      action={
        <p className={styles.ways}>
          <a href={phoneLink(LODGE.phone)}>{WITHOUT_SCRIPT.call(LODGE.phone)}</a>
          <a href="/contact">{WITHOUT_SCRIPT.contact}</a>
        </p>
      }
    >
      {text}
    </Alert>
  )
}
