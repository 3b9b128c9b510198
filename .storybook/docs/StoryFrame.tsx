import { useLayoutEffect, useRef, useState } from 'react'
import { choicesOf } from '../toolbar/toolbar.ts'
import styles from './docs.module.css'
import type { PageStory } from './page-stories.ts'
import { useToolbar } from './use-toolbar.ts'

/** The window in which a screen is shown, in pixels; scaled down to the page. */
const WINDOW = { width: 1280, height: 860 }
/** Parts and dialogs are shown in their own size. */
const PART_HEIGHT = 440

/** A story in a window of its own, under the toolbar's choices. */
export function StoryFrame({ story }: { story: PageStory }) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const globals = choicesOf(useToolbar())
  const isScreen = story.frame === 'screen'
  const scale = isScreen ? Math.min(1, width / WINDOW.width) : 1
  return (
    <div
      className={styles.frame}
      ref={box}
      style={{ height: isScreen ? WINDOW.height * scale : PART_HEIGHT }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same Storybook, whose stories need its origin */}
      <iframe
        className={styles.window}
        src={`iframe.html?${new URLSearchParams({ id: story.id, viewMode: 'story', globals })}`}
        title={story.name}
        loading="lazy"
        style={
          isScreen ? { ...WINDOW, transform: `scale(${scale})` } : { width: '100%', height: PART_HEIGHT }
        }
      />
    </div>
  )
}
