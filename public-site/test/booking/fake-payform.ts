import type { CardFieldKind, Payform } from '../../src/features/booking/card/payform.ts'
import type { Timers } from '../../src/features/booking/card/with-timeout.ts'

/** Waits until the handlers of settled promises have run. */
export const TICK = (): Promise<void> => new Promise((resume) => setImmediate(resume))

/** Timers that expire when the test calls `runOut`. */
export function fakeTimers(): Timers & { runOut: () => void; running: () => number } {
  const waits = new Map<number, () => void>()
  let made = 0
  return {
    setTimeout: (run) => {
      made += 1
      waits.set(made, run)
      return made
    },
    clearTimeout: (timer) => void waits.delete(timer),
    runOut: () => {
      for (const run of waits.values()) run()
    },
    running: () => waits.size,
  }
}

type Script = { listeners: Map<string, () => void> }

/** The parts of a page that the card fields use: its scripts, and hosts that count their containers. */
export function fakePage() {
  const scripts = new Set<Script>()
  let containers = 0
  const window: { payform?: Payform } = {}
  const element = () => {
    const script: Script = { listeners: new Map() }
    return {
      id: '',
      src: '',
      script,
      addEventListener: (event: string, listener: () => void) => script.listeners.set(event, listener),
      remove: () => {
        if (!scripts.delete(script)) containers -= 1
      },
    }
  }
  const dispatch = (event: string) => {
    for (const { listeners } of scripts) listeners.get(event)?.()
  }
  return {
    window,
    document: {
      createElement: element,
      head: { append: ({ script }: ReturnType<typeof element>) => scripts.add(script) },
    },
    host: () => ({
      append: () => {
        containers += 1
      },
    }),
    scripts: () => [...scripts],
    containers: () => containers,
    scriptLoads: (payform: Payform) => {
      window.payform = payform
      dispatch('load')
    },
    scriptFails: () => dispatch('error'),
  }
}

type Behaviour = { hangingField?: CardFieldKind; brokenField?: CardFieldKind }

/** The provider's script; the test decides when its fields and tokens come. */
export function fakePayform({ hangingField, brokenField }: Behaviour = {}) {
  const unmounted: CardFieldKind[] = []
  const fieldOf = (kind: CardFieldKind) => ({ on: () => {}, unmount: () => void unmounted.push(kind) })
  let fieldComes = () => {}
  let token: { resolve: (response: unknown) => void; reject: (reason: unknown) => void }[] = []
  const next = () => {
    const [first, ...others] = token
    token = others
    if (!first) throw new Error('No token was requested')
    return first
  }
  return {
    setConfiguration: () => {},
    createElement: (kind: CardFieldKind) => {
      if (kind === brokenField) return Promise.reject(new Error('No such field'))
      if (kind !== hangingField) return Promise.resolve(fieldOf(kind))
      return new Promise<ReturnType<typeof fieldOf>>((resolve) => {
        fieldComes = () => resolve(fieldOf(kind))
      })
    },
    createToken: () =>
      new Promise<unknown>((resolve, reject) => {
        token.push({ resolve, reject })
      }),
    unmounted,
    fieldComes: () => fieldComes(),
    /** Resolves the earliest open request for a token. */
    tokenComes: (transactionToken: string) => next().resolve({ transactionToken }),
    tokenRefused: (reason: unknown) => next().reject(reason),
  }
}
