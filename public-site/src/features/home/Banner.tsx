import type { ReactNode } from 'react'
import { HOME } from 'shared-ui/copy/home'
import wide from '../../pictures/valley-banner.svg'
import tall from '../../pictures/valley-banner-tall.svg'
import styles from './Banner.module.css'

/** Where the phone's upright picture gives way to the wide one; Banner.module.css has the same. */
const PHONE = '(max-width: 40rem)'
const BEYOND = '(min-width: 40.001rem)'

/** The valley, and on a sheet over its lower edge what this place is and the search. The picture is the first paint. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <link rel="preload" as="image" href={tall} media={PHONE} fetchPriority="high" />
      <link rel="preload" as="image" href={wide} media={BEYOND} fetchPriority="high" />
      <picture>
        <source media={PHONE} srcSet={tall} width={900} height={1100} />
        <img
          className={styles.picture}
          src={wide}
          width={1600}
          height={900}
          fetchPriority="high"
          alt={HOME.bannerAlt}
        />
      </picture>
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
