import { LODGE, RESTAURANT } from 'content'
import { RESTAURANT_PAGE } from 'shared-ui/copy/site/restaurant'
import { phoneLink } from '../../lib/phone-link.ts'
import { OpeningState } from './OpeningState.tsx'
import styles from './Schedule.module.css'

/** The schedule of the dining room, whether it is open now, and its telephone. */
export function Schedule() {
  return (
    <section className={styles.card} aria-labelledby="horario">
      <h2 id="horario">{RESTAURANT_PAGE.scheduleTitle}</h2>
      <OpeningState />
      <table className={styles.schedule} aria-labelledby="horario">
        <thead>
          <tr>
            <th scope="col">{RESTAURANT_PAGE.meal}</th>
            <th scope="col">{RESTAURANT_PAGE.from}</th>
            <th scope="col">{RESTAURANT_PAGE.to}</th>
          </tr>
        </thead>
        <tbody>
          {RESTAURANT.schedule.map((line) => (
            <tr key={line.meal}>
              <th scope="row">{line.meal}</th>
              <td>{line.from}</td>
              <td>{line.to}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {RESTAURANT_PAGE.call}
        <br />
        <a className={styles.phone} href={phoneLink(LODGE.phone)}>
          {LODGE.phone}
        </a>
      </p>
    </section>
  )
}
