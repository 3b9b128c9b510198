import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { expect, screen } from 'storybook/test'

/** The response to a request of a story: a status (200 by default) and a body, or none ever. */
export type StoryResponse = { status?: number; body: unknown } | 'silence'

/** Responds to every request of a story with `respondWith`, which gets the path below `/api/`. For `beforeEach`, which undoes it. */
export const answering = (respondWith: (path: string, request: Request) => StoryResponse) => () => {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = respondWith(new URL(request.url).pathname.replace(/^\/api\//, ''), request)
    if (response === 'silence') return new Promise<Response>(() => {})
    return Response.json(response.body, { status: response.status ?? 200 })
  }
  window.sessionStorage.clear()
  window.localStorage.removeItem('lodge.visit')
  return () => {
    globalThis.fetch = realFetch
    window.sessionStorage.clear()
  }
}

/** An error response of the server. */
export const refusal = (status: number, errorCode: string, errorMessage: string): StoryResponse => ({
  status,
  body: { errorMessage, errorCode },
})

/** The story of a screen whose data the server cannot return: its sentence in an alert, with a retry. */
export const unavailable = {
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}
