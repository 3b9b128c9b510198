import { SERVER_ERROR } from '../../copy/server-error.ts'

/** E-01: a call failed or its body was unreadable. Spanish first, then the fixed sentence, marked as English. */
export function ServerErrorText() {
  return (
    <>
      {SERVER_ERROR.spanish} <span lang="en">{SERVER_ERROR.fixed}</span>
    </>
  )
}
