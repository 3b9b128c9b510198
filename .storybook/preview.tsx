import type { Decorator, Preview } from '@storybook/react-vite'
import '../shared-ui/src/styles/tokens.css'
import '../shared-ui/src/styles/console.css'
import '../shared-ui/src/styles/fonts.css'
import '../shared-ui/src/styles/reset.css'

/** The appearances of the apps, selected in the toolbar or by a story's `globals: { face: 'console-dark' }`. */
const FACES = {
  public: {},
  'console-light': { temper: 'console', theme: 'light' },
  'console-dark': { temper: 'console', theme: 'dark' },
} as const satisfies Record<string, { temper?: string; theme?: string }>
type Face = keyof typeof FACES

const isFace = (name: unknown): name is Face => typeof name === 'string' && name in FACES

function setOrRemove(attribute: string, value: string | undefined): void {
  if (value === undefined) document.documentElement.removeAttribute(attribute)
  else document.documentElement.setAttribute(attribute, value)
}

/** Sets the attributes of `<html>` on which tokens and colour scheme depend, and the page's language. */
const applyFace: Decorator = (Story, { globals }) => {
  const face: { temper?: string; theme?: string } = isFace(globals.face) ? FACES[globals.face] : {}
  document.documentElement.lang = 'es-PE'
  setOrRemove('data-temper', face.temper)
  setOrRemove('data-theme', face.theme)
  return <Story />
}

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [applyFace],
  globalTypes: {
    face: {
      description: 'Cara de la casa',
      toolbar: {
        title: 'Cara',
        icon: 'paintbrush',
        items: [
          { value: 'public', title: 'Sitio público' },
          { value: 'console-light', title: 'Consola, claro' },
          { value: 'console-dark', title: 'Consola, oscuro' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { face: 'public' },
  parameters: {
    layout: 'padded',
    // Passed checks are not reported for each element, which takes longer than the checks. No rule needs the stylesheets
    // preloaded.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Fundamentos', 'Componentes'] } },
    viewport: {
      options: {
        phone: viewport('Teléfono 360', 360, 740),
        tablet: viewport('Tableta 768', 768, 1024),
        desktop: viewport('Escritorio 1280', 1280, 800),
      },
    },
  },
}

export default preview
