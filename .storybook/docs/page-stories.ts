import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** A story as a documentation page shows it. */
export type PageStory = {
  id: string
  name: string
  tags: readonly string[]
  moduleExport: unknown
  /** In a window of its own: it covers the page, or sends requests that other stories would answer. */
  frame: 'none' | 'part' | 'screen'
}

export type PageStories = {
  /** What the page begins with: the component or screen with data. */
  main: PageStory | undefined
  all: readonly PageStory[]
  /** Further stories that show something without being operated. */
  still: readonly PageStory[]
}

/** Stories that show how a screen waits or fails. */
const WITHOUT_DATA = /--(?:loading|refused|empty|broken)$/

/** The stories of the component that this page documents. */
export function usePageStories(): PageStories {
  const prepared = useContext(DocsContext).componentStories()
  const all = prepared.map((story): PageStory & { isOperated: boolean } => ({
    id: story.id,
    name: story.name,
    tags: story.tags.filter(isRequirement),
    moduleExport: story.moduleExport,
    frame: frameOf(story.title, story.parameters),
    isOperated: story.playFunction !== undefined,
  }))
  const isPage = all.some(({ frame }) => frame === 'screen')
  const main =
    all.find(({ id }) => /--(?:full|busy)$/.test(id)) ??
    all.find(({ id }) => !isPage || !WITHOUT_DATA.test(id)) ??
    all[0]
  return {
    main,
    all,
    still: all.filter((story) => story.frame === 'none' && !story.isOperated && story !== main),
  }
}

function frameOf(title: string, { docs }: { docs?: { story?: { inline?: boolean } } }): PageStory['frame'] {
  if (title.startsWith('Componentes/')) return docs?.story?.inline === false ? 'part' : 'none'
  return title.includes('/Partes/') ? 'part' : 'screen'
}

/** The ids of requirements are tags, as `P-11` and `case-10`; Storybook has tags of its own, such as `autodocs`. */
const isRequirement = (tag: string): boolean => /^(?:[A-Z]-\d\d|case-\d+|ley-\d+|rm-[\d-]+)$/.test(tag)
