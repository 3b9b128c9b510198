import { PRIVACY_LINK } from 'shared-ui/copy/privacy-link'
import styles from './PrivacyNote.module.css'

/** What a form's data are for, with the way to the privacy page: in another tab, so that nothing typed is lost. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      {children}
      <PrivacyLink />
    </p>
  )
}

/** The link alone, within another sentence. */
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
