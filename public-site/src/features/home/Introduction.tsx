import { Link } from '@tanstack/react-router'
import { HOME, LODGE } from 'content'
import { Fragment } from 'react'
import { HOME_PAGE } from 'shared-ui/copy/site/home'
import { FRAME, MENU } from 'shared-ui/copy/site/public-frame'
import styles from './Introduction.module.css'

/** The page that a fact links to. */
const PAGES = {
  garden: { to: '/botanical-garden', text: FRAME.footer.garden },
  restaurant: { to: '/restaurant', text: MENU.restaurant },
} as const

/** A description of the lodge, and facts to know before a visit. */
export function Introduction() {
  return (
    <section className={styles.intro} aria-labelledby="presentacion">
      <div className={styles.text}>
        <h2 id="presentacion">{HOME.intro.title}</h2>
        {HOME.intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.label}>
        <h3>{HOME_PAGE.factsTitle}</h3>
        <dl className={styles.facts}>
          {HOME.facts.map(({ title, text, page }) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>
                {text}
                {page && (
                  <>
                    {' '}
                    <Link to={PAGES[page].to}>{PAGES[page].text}</Link>
                  </>
                )}
              </dd>
            </Fragment>
          ))}
          <dt>{HOME_PAGE.hours}</dt>
          <dd>{FRAME.footer.hours(LODGE.checkIn.from, LODGE.checkIn.to, LODGE.checkOut)}</dd>
          <dt>{HOME.terms}</dt>
          <dd>
            <Link to="/politics">{FRAME.footer.terms}</Link>
          </dd>
        </dl>
      </div>
    </section>
  )
}
