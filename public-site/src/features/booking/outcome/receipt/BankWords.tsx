import styles from './BankWords.module.css'

/** The bank's message about a charge, under a title; nothing if it sent none. */
export function BankWords({ title, children }: { title: string; children: string }) {
  if (children === '') return null
  return (
    <div className={styles.reason}>
      <p className={styles.bank}>{title}</p>
      <p>{children}</p>
    </div>
  )
}
