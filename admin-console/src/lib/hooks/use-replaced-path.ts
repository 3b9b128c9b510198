import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Replaces the current history entry with a path that is only known at run time. Returns whether it does; null stays. */
export function useReplacedPath(path: string | null): boolean {
  const { history } = useRouter()
  useEffect(() => {
    if (path !== null) history.replace(path)
  }, [history, path])
  return path !== null
}
