import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { captureStory } from '../scripts/visual/capture-stories.ts'
import { watchTimers } from '../scripts/visual/pending-timers.ts'
import preview from './preview.tsx'

watchTimers()

// Replaces the annotations that the Vitest addon provides when the run of the stories takes pictures. Not by `afterEach` of
// Vitest, which a file without isolation only registers for the first stories that run in a page.
setProjectAnnotations([a11y, preview, { afterEach: captureStory }])
