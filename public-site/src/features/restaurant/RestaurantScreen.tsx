import { RESTAURANT_PAGE } from 'shared-ui/copy/restaurant'
import { PageHead } from '../../lib/PageHead.tsx'
import { TextPage } from '../../lib/TextPage.tsx'
import styles from './RestaurantScreen.module.css'

/** P-03: the dining room and its hours. */
export function RestaurantScreen() {
  return (
    <TextPage title={RESTAURANT_PAGE.title}>
      <PageHead title={RESTAURANT_PAGE.title} description={RESTAURANT_PAGE.description} path="/restaurant" />
      <p>{RESTAURANT_PAGE.intro}</p>
      <h2 id="horario">{RESTAURANT_PAGE.scheduleTitle}</h2>
      <table className={styles.schedule} aria-labelledby="horario">
        <thead>
          <tr>
            <th scope="col">{RESTAURANT_PAGE.meal}</th>
            <th scope="col">{RESTAURANT_PAGE.from}</th>
            <th scope="col">{RESTAURANT_PAGE.to}</th>
          </tr>
        </thead>
        <tbody>
          {RESTAURANT_PAGE.schedule.map((line) => (
            <tr key={line.meal}>
              <th scope="row">{line.meal}</th>
              <td>{line.from}</td>
              <td>{line.to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TextPage>
  )
}
