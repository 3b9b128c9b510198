import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'
import { FaceScope } from '../docs/FaceScope.tsx'
import { applyFace, faceOf } from '../faces.ts'
import { setLimaClock } from './lima-clock.ts'
import { setSlowNetwork } from './slow-network.ts'

/** Shows a story in the face, with the text size, clock and network that the toolbar or the story selects. */
export const inConditions: Decorator = (Story, { globals, parameters, viewMode }) => {
  const root = document.documentElement
  // Several stories share a documentation page, so each is in a scope of its own.
  const isOnPage = viewMode === 'docs'
  const face = faceOf(globals, parameters)
  applyFace(isOnPage ? 'public' : face)
  root.style.fontSize = globals['textSize'] === 'double' ? '200%' : ''
  setLimaClock(timeOf(globals['clock']))
  setSlowNetwork(globals['network'] === 'slow' ? 'slow' : 'own')
  if (isOnPage) {
    return (
      <FaceScope face={face}>
        <Story />
      </FaceScope>
    )
  }
  return (
    // Another clock or network starts the story again.
    <Fragment key={`${globals['clock']} ${globals['network']}`}>
      <Story />
    </Fragment>
  )
}

/** 'HH:MM' of a value of the clock's menu, `08h00`; undefined of `own`. */
function timeOf(value: unknown): string | undefined {
  const [, hour, minute] = /^(\d\d)h(\d\d)$/.exec(String(value)) ?? []
  return hour === undefined || minute === undefined ? undefined : `${hour}:${minute}`
}
