import { CONTACT_PAGE } from 'shared-ui/copy/contact'
import { PageHead } from '../../lib/PageHead.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactScreen.module.css'
import { ContactWays } from './ContactWays.tsx'

/** P-05: where the lodge is and how to write to it. */
export function ContactScreen() {
  return (
    <article className={styles.page}>
      <PageHead title={CONTACT_PAGE.title} description={CONTACT_PAGE.description} path="/contact" />
      <header className={styles.head}>
        <h1>{CONTACT_PAGE.title}</h1>
        <p>{CONTACT_PAGE.intro}</p>
      </header>
      <ContactWays />
      <ContactForm />
    </article>
  )
}
