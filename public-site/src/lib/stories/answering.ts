/** What a call gets: a status and a body, or nothing for ever. */
export type StoryAnswer = { status?: number; body: unknown } | 'silence'

/** Answers every call of a story with `answerTo`, by its path below `/api/`; for `beforeEach`, which undoes it afterwards. */
export const answering = (answerTo: (path: string) => StoryAnswer) => () => {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const answer = answerTo(pathname.replace(/^\/api\//, ''))
    if (answer === 'silence') return new Promise<Response>(() => {})
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  window.sessionStorage.clear()
  return () => {
    globalThis.fetch = realFetch
    window.sessionStorage.clear()
  }
}

/** A refusal as the server words it. */
export const refusal = (status: number, errorCode: string, errorMessage: string): StoryAnswer => ({
  status,
  body: { errorMessage, errorCode },
})
