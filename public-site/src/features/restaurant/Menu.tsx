import { RESTAURANT } from 'content'
import { formatSoles } from 'shared-ui/copy/format'
import { RESTAURANT_PAGE } from 'shared-ui/copy/site/restaurant'
import styles from './Menu.module.css'

/** The dishes with their prices, IGV included; nothing if the lodge has no menu. */
export function Menu() {
  if (RESTAURANT.menu.length === 0) return null
  return (
    <section className={styles.menu} aria-labelledby="carta">
      <header>
        <h2 id="carta">{RESTAURANT_PAGE.menu}</h2>
        <p className={styles.note}>{RESTAURANT_PAGE.menuNote}</p>
      </header>
      <div className={styles.courses}>
        {RESTAURANT.menu.map(({ title, dishes }) => (
          <section key={title} className={styles.course}>
            <h3>{title}</h3>
            <ul role="list">
              {dishes.map(({ name, text, price }) => (
                <li key={name} className={styles.dish}>
                  <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.price}>{formatSoles(price)}</span>
                  {text && <p className={styles.text}>{text}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
