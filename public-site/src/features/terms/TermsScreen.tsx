import { TERMS } from 'shared-ui/copy/terms'
import { PageHead } from '../../lib/PageHead.tsx'
import { TextPage } from '../../lib/TextPage.tsx'
import styles from './TermsScreen.module.css'

/** P-08 */
export function TermsScreen() {
  return (
    <TextPage title={TERMS.title}>
      <PageHead title={TERMS.title} description={TERMS.description} path="/politics" />
      <p className={styles.updated}>{TERMS.updated}</p>
      {TERMS.sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          <ul>
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  )
}
