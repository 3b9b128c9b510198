import { NOT_FOUND_PAGE } from 'shared-ui/copy/problems/not-found'
import { ButtonRouteLink } from '../lib/page/links.tsx'
import { PageHead } from '../lib/page/PageHead.tsx'
import lostPath from '../pictures/lost-path.svg'
import styles from './NotFoundScreen.module.css'

/** The page for addresses that do not exist. */
export function NotFoundScreen() {
  return (
    <section className={styles.page}>
      <PageHead title={NOT_FOUND_PAGE.title} description={NOT_FOUND_PAGE.description} />
      <img
        className={styles.picture}
        src={lostPath}
        width={800}
        height={600}
        alt={NOT_FOUND_PAGE.pictureAlt}
      />
      <h1>{NOT_FOUND_PAGE.title}</h1>
      <p>{NOT_FOUND_PAGE.text}</p>
      <p className={styles.ways}>
        <ButtonRouteLink variant="primary" to="/">
          {NOT_FOUND_PAGE.home}
        </ButtonRouteLink>
        <ButtonRouteLink to="/rooms">{NOT_FOUND_PAGE.rooms}</ButtonRouteLink>
      </p>
    </section>
  )
}
