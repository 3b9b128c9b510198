import { PRIVACY_LINK } from 'shared-ui/copy/site/text-page'
import styles from './PrivacyNote.module.css'

/** The purpose of a form's data, with a link to the privacy page. The link opens another tab, so that nothing typed is lost. */
export function PrivacyNote({
  children,
}: {
  /** What the data of the form is used for, in a sentence. */
  children: string
}) {
  return (
    <p className={styles.note}>
      {children}
      <PrivacyLink />
    </p>
  )
}

/** Only the link, for use within another sentence. */
export function PrivacyLink() {
  return (
    <>
      <a href="/privacy" target="_blank" rel="noopener">
        {PRIVACY_LINK.text}
      </a>{' '}
      ({PRIVACY_LINK.note})
    </>
  )
}
