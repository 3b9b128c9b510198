import { staffSession } from '../session/staff-session.ts'
import { unsignedToken } from '../session/unsigned-token.ts'

/** What a call gets: a status and a body, or nothing for ever. */
export type StoryResponse = { status?: number; body: unknown } | 'silence'

const IN_AN_HOUR_MS = 3_600_000

/** Signs somebody in and answers every call with `respondWith`; for a story's `beforeEach`, which undoes it afterwards. */
export const answering = (respondWith: (request: Request) => StoryResponse) => () => {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = respondWith(new Request(input, init))
    if (answer === 'silence') return new Promise<Response>(() => {})
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  const exp = Math.floor((Date.now() + IN_AN_HOUR_MS) / 1000)
  staffSession.start(unsignedToken({ exp, username: 'recepcion' }))
  return () => {
    globalThis.fetch = realFetch
    staffSession.signOut()
  }
}

/** A refusal as the server words it. */
export const refusal = (status: number, errorCode: string, errorMessage: string): StoryResponse => ({
  status,
  body: { errorMessage, errorCode },
})
