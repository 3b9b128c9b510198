import type { Preview } from '@storybook/react-vite'
import '../shared-ui/src/styles/tokens.css'
import '../shared-ui/src/styles/console.css'
import '../shared-ui/src/styles/fonts.css'
import '../shared-ui/src/styles/reset.css'
import { argTypesOf } from './docs/arg-types.ts'
import { LazyContainer, LazyDocsPage } from './docs/lazy-docs.tsx'
import { expectNoRequests, forgetRequests } from './no-network.ts'
import { inConditions } from './toolbar/in-conditions.tsx'
import { INITIAL_GLOBALS, TOOLBAR } from './toolbar/toolbar.ts'

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inConditions],
  beforeEach: forgetRequests,
  afterEach: expectNoRequests,
  globalTypes: TOOLBAR,
  initialGlobals: INITIAL_GLOBALS,
  parameters: {
    layout: 'padded',
    // Passed checks are not reported for each element, which takes longer than the checks. No rule needs the stylesheets
    // preloaded.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: LazyContainer,
      page: LazyDocsPage,
      lang: 'es-PE',
      extractArgTypes: argTypesOf,
      toc: { title: 'En esta página', headingSelector: 'h2' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'es-PE',
        order: [
          'Inicio',
          'Dónde está cada cosa',
          'Proponer un componente',
          'Fundamentos',
          'Componentes',
          'Sitio público',
          ['*', 'Partes'],
          'Consola',
          ['*', 'Partes'],
          'Correos',
          'Impresos',
        ],
      },
    },
    viewport: {
      options: {
        narrow: viewport('Angosto 320', 320, 640),
        phone: viewport('Teléfono 360', 360, 740),
        tablet: viewport('Tableta 768', 768, 1024),
        desktop: viewport('Escritorio 1280', 1280, 800),
      },
    },
  },
}

export default preview
