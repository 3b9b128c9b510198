import { defineConfig } from '@playwright/test'
import type { LodgeOptions } from './lodge/lodge-test.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
// What fades and slides takes its time, and half a core to draw: the phone shows that it does no harm.
const desktop = {
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' as const },
}
const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** The journeys in which the database decides run on both engines; the rest shows the same pages on either. */
const onBothEngines = /@engines/

/** What does not depend on the layout, or looks at both sizes itself, is shown once, on the desktop. */
const shownOnce = /@once/

/** What stands or falls with a small window is shown there alone; the stories show its parts on a desk. */
const shownOnPhone = /@phone/

/** Journeys on both engines and in both layouts: the phone keeps its records in SQLite, the desktop in PostgreSQL. */
const shownOnPostgres = /^(?=.*@engines)(?!.*@once)/

export default defineConfig<object, LodgeOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './lodge/build-sites.ts',
  // One more than this machine has cores: a test mostly waits for one of its browser, server or database.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  use: {
    locale: 'es-PE',
    // Routes see no request of a worker; what it does is shown in offline.spec.ts.
    serviceWorkers: 'block',
    // A trace of every test takes longer than the tests; `--trace on` makes one where it is wanted.
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
  // What takes longest for its few files stands first, so that nobody waits for it alone in the end.
  projects: [
    ...(hasPostgres
      ? [{ name: 'postgres', grep: onBothEngines, use: { ...desktop, engine: 'postgres' as const } }]
      : []),
    { name: 'phone', use: phone, grepInvert: shownOnce, testIgnore: /a11y-/ },
    {
      name: 'desktop',
      use: desktop,
      grepInvert: hasPostgres ? [shownOnPhone, shownOnPostgres] : [shownOnPhone],
    },
  ],
})
