import { useEffect, useEffectEvent, useState } from 'react'
import { minutesLeft } from './minutes-left.ts'

/** How often the clock is read, in ms; the component renders again only when another minute begins. */
const READ_EVERY_MS = 500

/** Returns whole minutes until `until` (ISO 8601), rounded up; `onEnd` is called once, when none is left. */
export function useMinutesLeft(until: string, onEnd: () => void): number {
  const [left, setLeft] = useState(() => minutesLeft(until, Date.now()))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const read = () => {
      const now = minutesLeft(until, Date.now())
      setLeft(now)
      if (now > 0) return
      clearInterval(reading)
      end()
    }
    const reading = setInterval(read, READ_EVERY_MS)
    return () => clearInterval(reading)
  }, [until])
  return left
}
