import type { ReactNode } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import styles from './LoadMore.module.css'

export type LoadMoreProps = {
  /** Requests the next group. */
  onLoadMore: () => void
  /** The request for more runs: the button is busy. */
  pending?: boolean | undefined
  /** Why the last request failed; the button stays, so that a retry is one press. */
  error?: ReactNode
}

/** The button that loads the next page of a list. Render it only while there is one. */
export function LoadMore({ onLoadMore, pending, error }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      {error && <Alert>{error}</Alert>}
      <Button pending={pending} onClick={onLoadMore}>
        {COMPONENT_WORDS.loadMore}
      </Button>
    </div>
  )
}
