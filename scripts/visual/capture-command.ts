// Declares `page` of the commands.
/// <reference types="@vitest/browser-playwright" />
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import type { BrowserCommand } from 'vitest/node'
import { projectRoot } from '../running/project.ts'
import type { CapturedFace } from './story-faces.ts'

/** A picture to take: of which story, in which face, and its size in CSS pixels. */
export type Capture = {
  /** The path of the story's file. */
  file: string
  storyId: string
  face: CapturedFace
  width: number
  height: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    captureStory: (capture: Capture) => Promise<void>
    /** See `open-requests.ts`. */
    waitForRequests: () => Promise<void>
  }
}

/** Returns the command that saves a picture of the story on the page as a PNG below `folder`. */
export const captureStoryInto =
  (folder: string): BrowserCommand<[Capture]> =>
  async ({ page }, capture) => {
    const isForced = capture.face === 'forced-colors'
    if (isForced) await page.emulateMedia({ forcedColors: 'active' })
    const picture = await takePicture(page, capture)
    if (isForced) await page.emulateMedia({ forcedColors: 'none' })
    const path = join(folder, `${pictureName(capture)}.png`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.from(picture, 'base64'))
  }

/**
 * `shared-ui/src/components/Button/Button/primary.console-dark`: the story's file, its export and the face. It does not depend
 * on titles and names, which change more often.
 */
function pictureName({ file, storyId, face }: Capture): string {
  // `.storybook` without its dot, because glob patterns do not match hidden folders.
  const stories = relative(projectRoot, file).replace(/^\.|\.stories\.tsx$/g, '')
  return `${stories.split(sep).join('/')}/${storyId.replace(/^.*--/, '')}.${face}`
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Returns a PNG in base64. Not by `page.screenshot`, which takes three times as long. */
async function takePicture(page: Page, { width, height }: Capture): Promise<string> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return data
}
