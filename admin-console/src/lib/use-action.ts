import { hashKey, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * W-06: a mutation that is done once, however often it is asked for while it runs: two presses within one frame come before any
 * button can show that the first is at work. The second joins the first, and gets its outcome; what is done to another
 * record meanwhile is a deed of its own.
 */
export function useAction<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const mutation = useMutation(options)
  const running = useRef(new Map<string, Promise<Data>>())
  const mutateAsync: typeof mutation.mutateAsync = (...asked) => {
    const key = hashKey([asked[0]])
    const same = running.current.get(key)
    if (same) return same
    const done = mutation.mutateAsync(...asked).finally(() => running.current.delete(key))
    running.current.set(key, done)
    return done
  }
  const mutate: typeof mutation.mutate = (...asked) => {
    // What went wrong is told by `mutation.error`.
    mutateAsync(...asked).catch(() => undefined)
  }
  return { ...mutation, mutate, mutateAsync }
}
