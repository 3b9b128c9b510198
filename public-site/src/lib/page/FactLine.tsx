import type { ReactNode } from 'react'

export type FactLineProps = {
  /** The label, such as 'Habitación'. */
  name: string
  /** The value of the fact. */
  children: ReactNode
}

/** A term and its value in a `<dl>`, styled by the list that contains it. */
export function FactLine({ name, children }: FactLineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
