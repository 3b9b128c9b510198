import { rootRouteId, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { Unreachable } from 'shared-ui/api/problems'
import { Button } from 'shared-ui/components/Button'
import { BROKEN_PAGE } from 'shared-ui/copy/problems/broken-page'
import { servedHtml } from '../lib/document/served-page.ts'
import styles from './ErrorScreen.module.css'

export type ErrorScreenProps = {
  /** What was thrown while the page was loaded or drawn. */
  error: unknown
}

/**
 * Shown when a page throws or its code does not arrive. A page that the server sent stays readable, below a notice: its links
 * and its date search work without code. The button reloads the page. It is part of the entry chunk and imports little, since
 * nothing else may have loaded when it is needed.
 */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const isRoot = useMatch({
    strict: false,
    shouldThrow: false,
    select: ({ routeId }) => routeId === rootRouteId,
  })
  const [html] = useState(() => servedHtml(isRoot ? 'page' : 'main'))
  const reload = <Button onClick={() => window.location.reload()}>{BROKEN_PAGE.retry}</Button>
  if (html === null) {
    return (
      <div className={styles.broken} role="alert">
        <h1>{BROKEN_PAGE.title}</h1>
        <p>{error instanceof Unreachable ? BROKEN_PAGE.unreachable : BROKEN_PAGE.text}</p>
        <p>{reload}</p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.notice} role="alert">
        <p>{BROKEN_PAGE.readable}</p>
        {reload}
      </div>
      {/* oxlint-disable-next-line react/no-danger -- it is the HTML that React itself rendered on the server for this page */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
