import cardStyles from '../RoomCard/RoomCard.module.css'
import styles from './RoomCardSkeleton.module.css'

/**
 * The placeholder of a RoomCard that is loading, as large as a card with 150 characters of description, so that the
 * layout does not shift. Hidden from screen readers: the list's Spinner announces the wait.
 */
export function RoomCardSkeleton() {
  return (
    <div className={`${cardStyles.card} ${styles.card}`} aria-hidden="true">
      <div className={cardStyles.plate} />
      <div className={cardStyles.text}>
        <p className={`${cardStyles.identifier} ${styles.identifier}`}>&nbsp;</p>
        <p className={`${cardStyles.name} ${styles.name}`}>
          <Bar width="60%" />
        </p>
        <p className={`${cardStyles.description} ${styles.description}`}>
          <Bar width="96%" />
          <Bar width="90%" />
          <Bar width="94%" />
          <Bar width="88%" />
          <Bar width="48%" />
        </p>
        <p className={cardStyles.capacity}>
          <Bar width="30%" />
        </p>
      </div>
      <div className={`${cardStyles.foot} ${styles.foot}`}>
        <Bar width="7rem" />
      </div>
    </div>
  )
}

function Bar({ width }: { width: string }) {
  return <span className={styles.bar} style={{ inlineSize: width }} />
}
