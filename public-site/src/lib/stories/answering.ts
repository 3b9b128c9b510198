/** What a call gets: a status and a body, or nothing for ever. */
export type StoryResponse = { status?: number; body: unknown } | 'silence'

/** Answers every request of a story with `respondWith`, by its path below `/api/`; for `beforeEach`, which undoes it afterwards. */
export const answering = (respondWith: (path: string, request: Request) => StoryResponse) => () => {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = respondWith(new URL(request.url).pathname.replace(/^\/api\//, ''), request)
    if (answer === 'silence') return new Promise<Response>(() => {})
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  window.sessionStorage.clear()
  window.localStorage.removeItem('lodge.visit')
  return () => {
    globalThis.fetch = realFetch
    window.sessionStorage.clear()
  }
}

/** A refusal as the server words it. */
export const refusal = (status: number, errorCode: string, errorMessage: string): StoryResponse => ({
  status,
  body: { errorMessage, errorCode },
})
