import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { DRAWING_ARGUMENTS, writeFontConfiguration } from './scripts/visual/browser-settings.ts'
import { captureStoryInto } from './scripts/visual/capture-command.ts'
import { waitForRequests } from './scripts/visual/open-requests.ts'

/** Where pictures of the stories are saved; they are compared by `scripts/visual.ts`. Without it none are taken. */
const captures = process.env['LODGE_CAPTURES'] ?? ''

/** Every story is a test: it renders, its `play` function passes, and axe finds no violation. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Vite reloads the page under test when it discovers a package that is not listed here.
  optimizeDeps: {
    include: [
      '@storybook/addon-a11y/preview',
      '@storybook/react-vite',
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
      'pdfjs-dist',
      'qrcode.react',
      'react-day-picker',
      'react-day-picker/locale/es',
      'valibot',
    ],
  },
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: [
      'scripts/visual/fixed-clock.ts',
      ...(captures === '' ? [] : ['.storybook/capture-setup.ts']),
    ],
    // Taking a picture in four faces takes seconds while other tests use the processor.
    hookTimeout: 60_000,
    // By default Vitest leaves one core free.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      commands: { captureStory: captureStoryInto(captures), waitForRequests },
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        // Stories are checked without running transitions.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          env: { ...process.env, FONTCONFIG_FILE: writeFontConfiguration() },
          args: [
            ...DRAWING_ARGUMENTS,
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
