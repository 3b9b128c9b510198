import type { ReactNode } from 'react'
import type { TextFieldOf } from 'shared-ui/components/Field'
import type { ComplaintField } from 'shared-ui/copy/messages/complaints'
import styles from './FormPart.module.css'

/** Returns the props of a field of the form, by its name. */
export type FieldOf = TextFieldOf<ComplaintField>

/** A numbered part of the form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Fields side by side if there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
