import { globSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { pictureFile } from '../content/folder.ts'
import { lodgeContent } from '../scripts/building/lodge-content.ts'
import { copyCatalogue } from '../scripts/copy/catalogue-plugin.ts'
import { brandScript, readBrand } from './brand/read-brand.ts'
import { lodgeIcons } from './foundations/icons-plugin.ts'

const FONT = 'source-sans-3-latin-wght-normal.woff2'
const FONT_FACE = `<style>@font-face { font-family: "Source Sans 3"; font-weight: 200 900; font-display: swap; src: url("./${FONT}") format("woff2") }</style>`
const PLANT_PHOTO = globSync('rendered/plants/*-768.webp', { cwd: pictureFile('.', '.') })[0]
const brand = brandScript(readBrand())

/** The design system of both apps: stories are beside the components that they show. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './foundations/*.stories.tsx',
    './documents/*/*.stories.tsx',
    './texts/*.stories.tsx',
    '../shared-ui/src/**/*.stories.tsx',
    '../public-site/src/**/*.stories.tsx',
    '../admin-console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Guía' },
  // The search finds headings of pages too: 'Dónde está cada cosa' lists other names of things.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  staticDirs: [
    { from: pictureFile('.', 'favicon.svg'), to: '/favicon.svg' },
    { from: `../node_modules/@fontsource-variable/source-sans-3/files/${FONT}`, to: `/${FONT}` },
    // The server's answer to every plant's photo: stories answer data, not images.
    ...(PLANT_PHOTO ? [{ from: pictureFile('.', PLANT_PHOTO), to: '/api/plant/find-photo' }] : []),
  ],
  managerHead: (head) => `${head ?? ''}${brand}${FONT_FACE}`,
  previewHead: (head) => `${head ?? ''}${brand}`,
  // react-docgen-typescript needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [lodgeContent(), lodgeIcons(), copyCatalogue()],
      // Older browsers get `light-dark()` as properties of <html>, which cannot be set for a part of a page.
      build: { cssTarget: ['chrome131', 'firefox128', 'safari18'] },
    }),
}

export default config
