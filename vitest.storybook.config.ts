import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Every story is a test: it renders, its play holds, and axe finds nothing (W-10). */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Named here, since a package that Vite finds only while a story runs makes it reload the page under the test.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      '@visx/axis',
      '@visx/responsive',
      '@visx/scale',
      'jose/jwt/decode',
      'jspdf',
      'ky',
      'lucide-react',
      'qrcode.react',
      'react-day-picker',
      'react-day-picker/locale/es',
      'valibot',
    ],
  },
  test: {
    name: 'stories',
    isolate: false,
    // Vitest would leave one core to whoever watches; nobody does.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        // Nothing is half faded in when it is looked at.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
    },
  },
})
