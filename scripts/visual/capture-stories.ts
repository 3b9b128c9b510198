/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Capture } from './capture-command.ts'
import { settle } from './settle.ts'
import { type CapturedFace, capturedFaces } from './story-faces.ts'

/** A taller story is cut here, in CSS pixels. */
const MAXIMUM_HEIGHT = 2400
/** Below the content, so that its shadow is in the picture. */
const MARGIN = 16

/**
 * Without caret, transitions and animations, and without leaving out what is out of sight. Forced colours show the caret, which
 * then does not blink. Photos become grey boxes: they belong to the lodge, and would take half of the references.
 */
const STILL = `
  *, *::before, *::after {
    caret-color: transparent !important; caret-animation: manual !important;
    transition: none !important; scroll-behavior: auto !important;
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important
  }
  * { content-visibility: visible !important }
  img { object-position: -100vmax -100vmax !important; background: #8f9a86 !important }`

/** A story; `picture: false` leaves out one that ends while its screen still changes. */
type CapturedStory = { id: string; parameters: { picture?: boolean } }

/** The files of which a story was captured. */
const capturedFiles = new Set<string>()

/** Captures the story on the page as its `play` function left it, in each of its faces. */
export async function captureStory({ id, parameters }: CapturedStory): Promise<void> {
  if (parameters.picture === false) return
  const own = currentFace()
  const [width, height] = [window.innerWidth, window.innerHeight]
  const stillness = holdStill()
  try {
    const size = await fitWindow()
    const { testPath = '' } = expect.getState()
    for (const face of capturedFaces({ file: testPath, own, isFirstOfFile: !capturedFiles.has(testPath) })) {
      applyFace(face)
      const picture: Capture = { file: testPath, storyId: id, face, ...size }
      await commands.captureStory(picture)
    }
    capturedFiles.add(testPath)
  } finally {
    if (window.innerHeight !== height) await page.viewport(width, height)
    applyFace(own)
    stillness.remove()
  }
}

function currentFace(): CapturedFace {
  const { face, theme } = document.documentElement.dataset
  if (face !== 'console') return 'public'
  return theme === 'dark' ? 'console-dark' : 'console-light'
}

/** Sets the attributes of `<html>` on which the tokens depend. The system's colours need none. */
function applyFace(face: CapturedFace): void {
  const { dataset } = document.documentElement
  if (face === 'public') {
    delete dataset['face']
    delete dataset['theme']
  } else if (face !== 'forced-colors') {
    dataset['face'] = 'console'
    dataset['theme'] = face === 'console-dark' ? 'dark' : 'light'
  }
}

/** Stops transitions, animations and the blinking caret. Returns the element to remove afterwards. */
function holdStill(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = STILL
  document.head.append(style)
  window.scrollTo(0, 0)
  return style
}

/** Makes the window as high as the settled content, once, since some content is as high as the window. Returns the picture's size. */
async function fitWindow(): Promise<PictureSize> {
  await settle()
  const size = pictureSize()
  if (size.height > window.innerHeight) {
    await page.viewport(size.width, size.height)
    await settle()
  }
  return size
}

type PictureSize = { width: number; height: number }

/** The whole content, or the window if a dialog covers it. */
function pictureSize(): PictureSize {
  const width = window.innerWidth
  if (document.querySelector('dialog[open], :popover-open')) return { width, height: window.innerHeight }
  const bottoms = Array.from(document.body.children, (child) => child.getBoundingClientRect().bottom)
  const height = Math.ceil(Math.max(1, ...bottoms)) + MARGIN
  return { width, height: Math.min(height, MAXIMUM_HEIGHT) }
}
