import { CONTACT_PAGE } from 'shared-ui/copy/contact'
import { GALLERY_ALT } from 'shared-ui/copy/pictures'
import { PageHead } from '../../lib/PageHead.tsx'
import { PageStrip } from '../../lib/PageStrip.tsx'
import { picturesByName } from '../../lib/pictures-by-name.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactScreen.module.css'
import { ContactWays } from './ContactWays.tsx'

const PICTURES = picturesByName(
  import.meta.glob<string>('../../pictures/gallery/mediodia.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** P-05: where the lodge is and how to write to it. */
export function ContactScreen() {
  return (
    <>
      <PageHead title={CONTACT_PAGE.title} description={CONTACT_PAGE.description} path="/contact" />
      <PageStrip picture={PICTURES.get('mediodia') ?? ''} alt={GALLERY_ALT.mediodia} />
      <article className={styles.page}>
        <header className={styles.head}>
          <h1>{CONTACT_PAGE.title}</h1>
          <p>{CONTACT_PAGE.intro}</p>
        </header>
        <ContactWays />
        <ContactForm />
      </article>
    </>
  )
}
