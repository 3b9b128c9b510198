import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step that came by itself: takes the focus, so that who listens or types is at its beginning (W-10). */
export function StepTitle({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
