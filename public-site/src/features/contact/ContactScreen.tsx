import { CONTACT } from 'content'
import { CONTACT_PAGE } from 'shared-ui/copy/messages/contact'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { PageStrip } from '../../lib/page/PageStrip.tsx'
import { onlyPicture } from '../../lib/pictures/picture-addresses.ts'
import { Arriving } from './Arriving.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactScreen.module.css'
import { ContactWays } from './ContactWays.tsx'

const STRIP = onlyPicture(
  import.meta.glob<string>('content/lodge/pictures/strips/contact.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** The contact page: where the lodge is, a form for messages, and how to arrive. */
export function ContactScreen() {
  return (
    <>
      <PageHead title={CONTACT_PAGE.title} description={CONTACT_PAGE.description} path="/contact" />
      <PageStrip picture={STRIP} alt={CONTACT.stripAlt} />
      <article className={styles.page}>
        <header className={styles.head}>
          <h1>{CONTACT_PAGE.title}</h1>
          <p>{CONTACT.intro}</p>
        </header>
        <ContactWays />
        <ContactForm />
        <Arriving />
      </article>
    </>
  )
}
