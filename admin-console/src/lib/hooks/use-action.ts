import { hashKey, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that runs once at a time per variables: two presses can come within one frame, before the button shows that
 * the first is pending. The second press shares the outcome of the first; an action on another record runs separately.
 */
export function useAction<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const mutation = useMutation(options)
  const running = useRef(new Map<string, Promise<Data>>())
  const mutateAsync: typeof mutation.mutateAsync = (...parameters) => {
    const key = hashKey([parameters[0]])
    const same = running.current.get(key)
    if (same) return same
    const done = mutation.mutateAsync(...parameters).finally(() => running.current.delete(key))
    running.current.set(key, done)
    return done
  }
  const mutate: typeof mutation.mutate = (...parameters) => {
    // The error is reported by `mutation.error`.
    mutateAsync(...parameters).catch(() => undefined)
  }
  return { ...mutation, mutate, mutateAsync }
}
