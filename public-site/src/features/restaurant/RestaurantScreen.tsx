import { RESTAURANT } from 'content'
import type { ReactNode } from 'react'
import { RESTAURANT_PAGE } from 'shared-ui/copy/site/restaurant'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { Menu } from './Menu.tsx'
import styles from './RestaurantScreen.module.css'
import { RestaurantSlider } from './RestaurantSlider.tsx'
import { Schedule } from './Schedule.tsx'

/** The restaurant page: pictures, schedule and menu; `newsletter` is the sign-up at its end. */
export function RestaurantScreen({
  newsletter,
}: {
  /** The form that subscribes to news of the restaurant. */
  newsletter: ReactNode
}) {
  return (
    <article className={styles.page}>
      <PageHead title={RESTAURANT_PAGE.title} description={RESTAURANT.description} path="/restaurant" />
      <header className={styles.head}>
        <h1>{RESTAURANT_PAGE.title}</h1>
        <p>{RESTAURANT.intro}</p>
      </header>
      <div className={styles.table}>
        <RestaurantSlider />
        <Schedule />
      </div>
      <Menu />
      {newsletter}
    </article>
  )
}
