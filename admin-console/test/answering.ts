import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { expect, fireEvent, screen } from 'storybook/test'
import { staffSession } from '../src/lib/session/staff-session.ts'
import { unsignedToken } from './unsigned-token.ts'

/** Response to a request: a status and a body, or none ever. */
export type StoryResponse = { status?: number; body: unknown } | 'silence'

const IN_AN_HOUR_MS = 3_600_000
/** The session counts by the real clock also in stories that fix another with `atMoment`. */
const realNow = Date.now

/** Signs in and responds to every request with `respondWith`; for `beforeEach` of a story, which undoes it afterwards. */
export const answering = (respondWith: (request: Request) => StoryResponse) => () => {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = respondWith(new Request(input, init))
    if (response === 'silence') return new Promise<Response>(() => {})
    return Response.json(response.body, { status: response.status ?? 200 })
  }
  const exp = Math.floor((realNow() + IN_AN_HOUR_MS) / 1000)
  staffSession.start(unsignedToken({ exp, username: 'recepcion' }))
  return () => {
    // The story's responses are for its own requests, not for the sign-out.
    globalThis.fetch = async () => Response.json({})
    staffSession.signOut()
    globalThis.fetch = realFetch
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

/**
 * The story of a screen whose data is shown and cannot be refreshed when the window gets the focus again: the data stays, under the
 * server's sentence in an alert with a retry.
 */
export const notRefreshed = (
  respondWith: Parameters<typeof answering>[0],
  findShown: () => Promise<HTMLElement>,
) => {
  let isDown = false
  const down = refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
  return {
    beforeEach: () => {
      isDown = false
      return answering((request) => (isDown ? down : respondWith(request)))()
    },
    play: async () => {
      const shown = await findShown()
      isDown = true
      await fireEvent(window, new Event('visibilitychange'))
      const [alert] = await screen.findAllByRole('alert')
      await expect(alert).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
      await expect(screen.getAllByRole('button', { name: 'Reintentar' })[0]).toBeEnabled()
      await expect(shown).toBeVisible()
    },
  }
}
