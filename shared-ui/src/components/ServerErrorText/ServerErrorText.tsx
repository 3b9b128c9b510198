import { SERVER_ERROR } from '../../copy/problems/server-error.ts'

export type ServerErrorTextProps = {
  /** The id of the request in the server's log; its first characters are shown, as the code to search for. */
  requestId?: string | null | undefined
}

const CODE_LENGTH = 8

/**
 * The text of a failed request or an unreadable response: Spanish first, then the fixed sentence of E-01, marked as
 * English.
 */
export function ServerErrorText({ requestId }: ServerErrorTextProps) {
  return (
    <>
      {SERVER_ERROR.spanish} <span lang="en">{SERVER_ERROR.fixed}</span>
      {requestId && (
        <small>
          {' '}
          {SERVER_ERROR.code} {requestId.slice(0, CODE_LENGTH)}
        </small>
      )}
    </>
  )
}
