import { SERVER_ERROR } from '../../copy/problems/server-error.ts'

/**
 * The text of a failed request or an unreadable response: Spanish first, then the fixed sentence of E-01, marked as
 * English.
 */
export function ServerErrorText() {
  return (
    <>
      {SERVER_ERROR.spanish} <span lang="en">{SERVER_ERROR.fixed}</span>
    </>
  )
}
