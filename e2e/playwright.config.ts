import { defineConfig } from '@playwright/test'
import type { LodgeOptions } from './lodge/lodge-test.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
// Animations cost time and half a core; the phone project runs with them.
const desktop = {
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' as const },
}
const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** Tests whose result depends on the database run on both engines. */
const runsOnBothEngines = /@engines/

/** Tests that do not depend on the layout, or check both sizes themselves, run on the desktop only. */
const runsOnce = /@once/

/** Tests of what is hard in a small window run on the phone only. */
const runsOnPhone = /@phone/

/** Tests for both engines and both layouts: the phone uses SQLite, the desktop PostgreSQL. */
const runsOnPostgres = /^(?=.*@engines)(?!.*@once)/

export default defineConfig<object, LodgeOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './lodge/build-sites.ts',
  // More than two cores can run: a test mostly waits for its browser, server or database.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  use: {
    locale: 'es-PE',
    // `page.route` does not see a service worker's requests; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
    // Traces of all tests take longer than the tests; `--trace on` records them on request.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
  },
  // The slowest project comes first, so that it does not run alone at the end.
  projects: [
    ...(hasPostgres
      ? [{ name: 'postgres', grep: runsOnBothEngines, use: { ...desktop, engine: 'postgres' as const } }]
      : []),
    { name: 'phone', use: phone, grepInvert: runsOnce, testIgnore: /a11y-/ },
    {
      name: 'desktop',
      use: desktop,
      grepInvert: hasPostgres ? [runsOnPhone, runsOnPostgres] : [runsOnPhone],
    },
  ],
})
