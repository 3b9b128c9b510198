import type { ReactNode } from 'react'
import { HOME } from 'shared-ui/copy/home'
import styles from './Banner.module.css'

/** The valley, and on a sheet over its lower edge what this place is and the search. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <div className={styles.picture} />
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h1 className={styles.title}>{HOME.bannerTitle}</h1>
          <p>{HOME.bannerText}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
