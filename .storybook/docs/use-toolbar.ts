import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'

type Globals = Readonly<Record<string, unknown>>

/** What the toolbar has selected, on the documentation page of a story's file. */
export function useToolbar(): Globals {
  const context = useContext(DocsContext)
  const [story] = context.componentStories()
  // Storybook's type of globals is `any`.
  const initial: { globals?: Globals } = story ? context.getStoryContext(story) : {}
  const [globals, setGlobals] = useState(initial.globals ?? {})
  useEffect(() => {
    const follow = (changed: { globals: Globals }) => setGlobals(changed.globals)
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context])
  return globals
}
