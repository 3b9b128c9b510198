import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { CodeProblem } from './CodeProblem.tsx'

/** Pauses before the code is requested again, in ms: a lost response, a server that restarts. */
const RETRY_PAUSES_MS = [300, 1_500]

export type LazyPartOptions = {
  /** What is shown while it loads; nothing by default. */
  message?: string
  /** Pauses between the attempts, in ms. */
  pauses?: readonly number[]
}

/** A part of a page whose code is loaded when it is first shown; `preload` loads it before. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => void }

/**
 * Makes a part whose code is loaded on demand and requested again when that fails. Unlike `React.lazy` it does not replace the
 * page around it when its code cannot be loaded, so what was typed there stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { message, pauses = RETRY_PAUSES_MS }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  function request(): Promise<void> {
    loading ??= repeat(load, pauses)
      .then((component) => {
        loaded = component
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  function Part(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(loaded ? 'loaded' : 'loading')
    const start = useCallback(() => {
      setState('loading')
      request().then(
        () => setState('loaded'),
        () => setState('failed'),
      )
    }, [])
    useEffect(() => {
      if (!loaded) start()
    }, [start])
    if (state === 'failed') return <CodeProblem onRetry={start} />
    if (loaded) {
      const Loaded = loaded
      return <Loaded {...props} />
    }
    return message === undefined ? null : <LoadingPanel message={message} />
  }

  return Object.assign(Part, { preload: () => void request().catch(() => undefined) })
}

async function repeat<Result>(load: () => Promise<Result>, pauses: readonly number[]): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}
