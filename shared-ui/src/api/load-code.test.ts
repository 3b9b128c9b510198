import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCode } from './load-code.ts'
import { Unreachable } from './problems.ts'

const ENTRY = '/assets/index-1.js'

const LOST = {
  Chrome: 'Failed to fetch dynamically imported module: https://lodge.example/assets/rooms-1.js',
  Firefox: 'error loading dynamically imported module: https://lodge.example/assets/rooms-1.js',
  Safari: 'Importing a module script failed.',
}

class Script {
  readonly src = `https://lodge.example${ENTRY}`
}

/** An import that fails `times` times and then returns a module. */
const failing = (times: number, message: string = LOST.Chrome) => {
  const load = vi.fn<() => Promise<{ page: string }>>(async () => ({ page: 'rooms' }))
  for (let failure = 0; failure < times; failure += 1) load.mockRejectedValueOnce(new TypeError(message))
  return load
}

const answerPage = (answer: () => Promise<Response>) => {
  const request = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', request)
  return request
}

/** Runs an import to its end without waiting for the delays. */
async function outcome(load: () => Promise<unknown>): Promise<unknown> {
  const loaded = loadCode(load).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return loaded
}

describe('loadCode', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('HTMLScriptElement', Script)
    vi.stubGlobal('document', { querySelector: () => new Script() })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each(Object.entries(LOST))('O-05 repeats an import that %s reports as lost', async (_, message) => {
    answerPage(async () => new Response(`<link href="${ENTRY}">`))
    const load = failing(2, message)
    expect(await outcome(load)).toEqual({ page: 'rooms' })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('O-05 reports a lost network after three attempts, with no error that reloads the page', async () => {
    answerPage(() => Promise.reject(new TypeError('Failed to fetch')))
    const load = failing(3)
    expect(await outcome(load)).toBeInstanceOf(Unreachable)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it.each(Object.entries(LOST))(
    'O-05 throws an error that reloads once per release at once when the release is gone, in %s',
    async (_, message) => {
      const page = answerPage(async () => new Response('<link href="/assets/index-2.js">'))
      const load = failing(1, message)
      expect(await outcome(load)).toHaveProperty(
        'message',
        expect.stringMatching(/^Failed to fetch dynamically imported module.*\/assets\/index-1\.js$/),
      )
      expect(load).toHaveBeenCalledOnce()
      expect(page).toHaveBeenCalledOnce()
    },
  )

  it('O-05 passes an error of the code itself on without repeating it', async () => {
    const load = failing(1, 'planted is not a function')
    expect(await outcome(load)).toHaveProperty('message', 'planted is not a function')
    expect(load).toHaveBeenCalledOnce()
  })
})
