import { HOME } from 'content'
import type { ReactNode } from 'react'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { Banner } from './Banner.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './HomeScreen.module.css'
import { Introduction } from './Introduction.tsx'

export type HomeScreenProps = {
  /** The search panel, over the banner. */
  panel: ReactNode
  /** The rooms that the search found. */
  results: ReactNode
  /** The list of rooms. */
  rooms: ReactNode
  /** The newsletter sign-up. */
  newsletter: ReactNode
}

/** The home page. */
export function HomeScreen({ panel, results, rooms, newsletter }: HomeScreenProps) {
  return (
    <>
      <PageHead title={HOME.title} description={HOME.description} path="/" />
      <Banner>{panel}</Banner>
      <div className={styles.page}>
        {results}
        <Introduction />
        {rooms}
        <Gallery />
        {newsletter}
      </div>
    </>
  )
}
