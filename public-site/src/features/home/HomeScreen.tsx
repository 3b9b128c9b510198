import { HOME } from 'content'
import type { ReactNode } from 'react'
import { PageHead } from '../../lib/PageHead.tsx'
import { Banner } from './Banner.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './HomeScreen.module.css'
import { Introduction } from './Introduction.tsx'

export type HomeScreenProps = {
  /** The search panel, on the banner's sheet. */
  panel: ReactNode
  /** What the search found. */
  results: ReactNode
  /** The list of rooms. */
  rooms: ReactNode
  /** The sign-up for the newsletter. */
  newsletter: ReactNode
}

/** P-02: the first page. */
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
