import { AnchorMdx } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'
import type { PageStory } from './page-stories.ts'

/** Links to the stories, each with the requirements that it shows. */
export function StoryLinks({ stories }: { stories: readonly PageStory[] }) {
  return (
    <ul className={styles.stories}>
      {stories.map(({ id, name, tags }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
          {tags.length > 0 && <span className={styles.tags}> {tags.join(', ')}</span>}
        </li>
      ))}
    </ul>
  )
}
