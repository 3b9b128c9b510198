import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Spinner } from 'shared-ui/components/Spinner'
import { CARD } from 'shared-ui/copy/booking/booking'
import type { OpenSession } from '../state/booking-state.ts'
import styles from './CardFieldsBox.module.css'
import { CARD_FIELDS, type CardFields, mountCardFields } from './card-fields.ts'
import type { CardFieldKind } from './payform.ts'

export type CardFieldsBoxProps = {
  session: OpenSession
  /** Called with the fields once they are mounted, and with null when they are unmounted. */
  onFields: (fields: CardFields | null) => void
  /** Called when the fields could not be created. */
  onFailed: () => void
}

type Problems = Partial<Record<CardFieldKind, string | null>>

const LABELS: Record<CardFieldKind, string> = {
  'card-number': CARD.number,
  'card-expiry': CARD.expiry,
  'card-cvc': CARD.code,
}

/** The card provider's own fields. React owns the containers, the provider their content. */
export function CardFieldsBox({ session, onFields, onFailed }: CardFieldsBoxProps) {
  const hosts = useRef<Partial<Record<CardFieldKind, HTMLDivElement | null>>>({})
  const [isReady, setReady] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const take = useEffectEvent((fields: CardFields | null) => {
    setReady(fields !== null)
    onFields(fields)
  })
  const fail = useEffectEvent(() => onFailed())

  useEffect(() => {
    const leaving = new AbortController()
    const { 'card-number': number, 'card-expiry': expiry, 'card-cvc': code } = hosts.current
    if (!number || !expiry || !code) return
    let mounted: CardFields | null = null
    mountCardFields({
      session,
      hosts: { 'card-number': number, 'card-expiry': expiry, 'card-cvc': code },
      onProblem: (field, sentence) => setProblems((before) => ({ ...before, [field]: sentence })),
      leaving: leaving.signal,
    }).then(
      (fields) => {
        mounted = fields
        if (fields) take(fields)
      },
      () => {
        if (!leaving.signal.aborted) fail()
      },
    )
    return () => {
      leaving.abort()
      mounted?.unmount()
      take(null)
    }
  }, [session])

  return (
    <div className={styles.box}>
      <p className={styles.explain}>{CARD.explain}</p>
      {!isReady && <Spinner message={CARD.loading} />}
      <div className={styles.fields} data-ready={isReady || undefined}>
        {CARD_FIELDS.map((field) => (
          <div key={field} className={styles.field} role="group" aria-labelledby={`etiqueta-${field}`}>
            <span className={styles.label} id={`etiqueta-${field}`}>
              {LABELS[field]}
            </span>
            <div
              className={styles.host}
              ref={(element) => {
                hosts.current[field] = element
              }}
            />
            <p className={styles.problem} role="status">
              {problems[field]}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
