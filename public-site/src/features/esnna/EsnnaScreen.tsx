import { ESNNA } from 'shared-ui/copy/legal/esnna'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { LegalPage } from '../../lib/page/text-page/LegalPage.tsx'
import { phoneLink } from '../../lib/phone-link.ts'
import styles from './EsnnaScreen.module.css'

const REPORT = { id: 'denunciar', title: ESNNA.report }

/** The code of conduct against the sexual exploitation of children, with telephone numbers for reports (RM 430-2018-MINCETUR). */
export function EsnnaScreen() {
  return (
    <>
      <PageHead title={ESNNA.title} description={ESNNA.description} path="/esnna" />
      <LegalPage title={ESNNA.title} intro={ESNNA.intro} sections={ESNNA.sections} more={[REPORT]}>
        <section aria-labelledby={REPORT.id}>
          <h2 id={REPORT.id} tabIndex={-1}>
            {REPORT.title}
          </h2>
          <p>{ESNNA.reportIntro}</p>
          <ul className={styles.lines} role="list">
            {ESNNA.lines.map((line) => (
              <li key={line.phone}>
                <a href={phoneLink(line.phone)}>{line.phone}</a>
                <span>
                  <strong>{line.name}</strong>
                  <br />
                  {line.detail}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.law}>{ESNNA.law}</p>
      </LegalPage>
    </>
  )
}
