import { type KeyboardEvent, useEffect, useState } from 'react'

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

export type ActiveOptionProps = {
  /** The ids of the option elements, in order. They change with every other result. */
  ids: readonly string[]
  /** Opens the option at an index. */
  onOpen: (index: number) => void
}

/**
 * The option of a listbox that a combobox points to (ARIA combobox pattern): the focus stays in the field, arrows move, Enter
 * opens. The first option is active, so that Enter opens it at once.
 */
export function useActiveOption({ ids, onOpen }: ActiveOptionProps) {
  const [active, setActive] = useState(0)
  const all = ids.join(' ')
  const [before, setBefore] = useState(all)
  if (all !== before) {
    setBefore(all)
    setActive(0)
  }
  const activeId = ids[active]
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && ids.length > 0) {
      event.preventDefault()
      setActive((active + step + ids.length) % ids.length)
    }
    // Enter also ends the composition of a character, which is not meant for the list.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && activeId !== undefined) {
      event.preventDefault()
      onOpen(active)
    }
  }
  return { active, activeId, handleKeyDown }
}
