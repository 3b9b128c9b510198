import { ROOMS_PAGE } from 'shared-ui/copy/rooms/rooms-page'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import hammock from '../../pictures/empty-hammock.svg'
import styles from './ChoiceNote.module.css'

const WORDS = ROOMS_PAGE.choice

/** A note beside the rooms that suggests asking the lodge for advice. */
export function ChoiceNote() {
  return (
    <div className={styles.note}>
      <img src={hammock} width={400} height={300} alt="" loading="lazy" />
      <p className={styles.question}>{WORDS.question}</p>
      <p>{WORDS.text}</p>
      <ButtonRouteLink to="/contact">{WORDS.ask}</ButtonRouteLink>
    </div>
  )
}
