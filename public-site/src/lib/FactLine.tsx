import type { ReactNode } from 'react'

export type FactLineProps = {
  /** What is told: 'Habitación'. */
  name: string
  children: ReactNode
}

/** A line of a `<dl>`, dressed by the list it is in. */
export function FactLine({ name, children }: FactLineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
