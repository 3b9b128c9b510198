import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryAnnotations } from 'storybook/internal/types'
import { emulatePrint } from './emulate-print.ts'

/**
 * Returns a story of a screen as it is printed, on paper as wide as A4: what the screen's own story has shown stays, and the
 * rules for print apply. Name and tags stand in the file of the printed story, since Storybook's index reads them without running it.
 */
export function printed<Args>(
  story: StoryAnnotations<ReactRenderer, Args>,
): StoryAnnotations<ReactRenderer, Args> {
  let undo = () => {}
  return {
    ...story,
    globals: { ...story.globals, viewport: { value: 'tablet' } },
    beforeEach: [...[story.beforeEach ?? []].flat(), () => () => undo()],
    play: async (context) => {
      await story.play?.(context)
      undo = emulatePrint()
    },
  }
}
