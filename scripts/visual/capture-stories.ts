/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Capture } from './capture-command.ts'
import { type CapturedFace, capturedFaces } from './story-faces.ts'

/** A taller story is cut here, in CSS pixels. */
const MAXIMUM_HEIGHT = 2400
/** Below the content, so that its shadow is in the picture. */
const MARGIN = 16

/** Without caret and transitions. Photos become grey boxes: they belong to the lodge, and would take half of the references. */
const STILL = `
  *, *::before, *::after { caret-color: transparent !important; transition: none !important }
  img { object-position: -100vmax -100vmax !important; background: #8f9a86 !important }`

/** A story; `picture: false` leaves out one that ends while its screen still changes. */
type CapturedStory = { id: string; parameters: { picture?: boolean } }

/** Captures the story on the page as its `play` function left it, in each of its faces. */
export async function captureStory({ id, parameters }: CapturedStory): Promise<void> {
  if (parameters.picture === false) return
  const own = currentFace()
  const [width, height] = [window.innerWidth, window.innerHeight]
  const stillness = holdStill()
  try {
    await loadEverything()
    const size = pictureSize()
    if (size.height > height) await page.viewport(width, size.height)
    const { testPath = '' } = expect.getState()
    for (const [index, face] of capturedFaces(testPath, own).entries()) {
      applyFace(face)
      const picture: Capture = { file: testPath, storyId: id, face, isFirst: index === 0, ...size }
      await commands.captureStory(picture)
    }
    if (size.height > height) await page.viewport(width, height)
  } finally {
    applyFace(own)
    stillness.remove()
  }
}

function currentFace(): CapturedFace {
  const { temper, theme } = document.documentElement.dataset
  if (temper !== 'console') return 'public'
  return theme === 'dark' ? 'console-dark' : 'console-light'
}

/** Sets the attributes of `<html>` on which the tokens depend. The system's colours need none. */
function applyFace(face: CapturedFace): void {
  const { dataset } = document.documentElement
  if (face === 'public') {
    delete dataset['temper']
    delete dataset['theme']
  } else if (face !== 'forced-colors') {
    dataset['temper'] = 'console'
    dataset['theme'] = face === 'console-dark' ? 'dark' : 'light'
  }
}

/** Stops animations, transitions and the blinking caret. Returns the element to remove afterwards. */
function holdStill(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = STILL
  document.head.append(style)
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  window.scrollTo(0, 0)
  return style
}

/** Waits for fonts and pictures. */
async function loadEverything(): Promise<void> {
  const pictures = Array.from(document.images, (image) => {
    image.loading = 'eager'
    return image.decode()
  })
  // Stories also show fonts that only this system has and pictures that are missing.
  await Promise.allSettled([...Array.from(document.fonts, (font) => font.load()), ...pictures])
}

/** The whole content, or the window if a dialog covers it. */
function pictureSize(): { width: number; height: number } {
  const width = window.innerWidth
  if (document.querySelector('dialog[open], :popover-open')) return { width, height: window.innerHeight }
  const bottoms = Array.from(document.body.children, (child) => child.getBoundingClientRect().bottom)
  const height = Math.ceil(Math.max(1, ...bottoms)) + MARGIN
  return { width, height: Math.min(height, MAXIMUM_HEIGHT) }
}
