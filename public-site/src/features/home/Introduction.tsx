import { Link } from '@tanstack/react-router'
import { HOME } from 'shared-ui/copy/home'
import { LODGE } from 'shared-ui/copy/lodge'
import { FRAME, MENU } from 'shared-ui/copy/public-frame'
import styles from './Introduction.module.css'

const { facts } = HOME

/** P-02, P-14: what the lodge is, and what is good to know before coming. */
export function Introduction() {
  return (
    <section className={styles.intro} aria-labelledby="presentacion">
      <div className={styles.text}>
        <h2 id="presentacion">{HOME.introTitle}</h2>
        {HOME.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.label}>
        <h3>{HOME.factsTitle}</h3>
        <dl className={styles.facts}>
          <dt>{facts.quiet}</dt>
          <dd>{facts.quietText(LODGE.rooms)}</dd>
          <dt>{facts.garden}</dt>
          <dd>
            {facts.gardenText} <Link to="/botanical-garden">{FRAME.footer.garden}</Link>
          </dd>
          <dt>{facts.table}</dt>
          <dd>
            {facts.tableText} <Link to="/restaurant">{MENU.restaurant}</Link>
          </dd>
          <dt>{facts.hours}</dt>
          <dd>{FRAME.footer.hours(LODGE.checkIn.from, LODGE.checkIn.to, LODGE.checkOut)}</dd>
          <dt>{facts.terms}</dt>
          <dd>
            <Link to="/politics">{FRAME.footer.terms}</Link>
          </dd>
        </dl>
      </div>
    </section>
  )
}
