import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { lodgeContent } from '../scripts/building/lodge-content.ts'

/** The design system of both apps: stories are beside the components that they show. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../shared-ui/src/**/*.stories.tsx',
    '../public-site/src/**/*.stories.tsx',
    '../admin-console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, { plugins: [lodgeContent()] }),
}

export default config
