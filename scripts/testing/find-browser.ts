import { findProgram, isExecutable } from '../running/find-program.ts'
import { runCommand } from '../running/run-command.ts'

/** Debian's Chromium without its own windows and menus: the same engine, and the tests take 0.6 of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** A Chromium to test in, and how it was come by, in words to show. */
export type Browser = { path: string; origin: string }

/**
 * Finds a browser, or installs one: `CHROMIUM_PATH`, the system's Chromium or Chrome, Playwright's own download, Debian's
 * package where this user may install it, and at last Playwright's download.
 */
export async function findBrowser(): Promise<Browser> {
  return (await findInstalledBrowser()) ?? (await installDebianBrowser()) ?? (await downloadBrowser())
}

async function findInstalledBrowser(): Promise<Browser | undefined> {
  const given = process.env['CHROMIUM_PATH']
  if (given && !isExecutable(given)) throw new Error(`CHROMIUM_PATH names ${given}, which cannot be run.`)
  if (given) return { path: given, origin: 'given by CHROMIUM_PATH' }
  const system = findProgram(
    HEADLESS_SHELL,
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  )
  if (system) return { path: system, origin: 'the system’s own' }
  const playwrights = await playwrightBrowserPath()
  return isExecutable(playwrights)
    ? { path: playwrights, origin: 'downloaded earlier by Playwright' }
    : undefined
}

async function installDebianBrowser(): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return undefined
  console.log('No browser found: installing Debian’s chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand(['apt-get', 'update', '-qq'], { env })
  await runCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL], { env })
  const path = findProgram(HEADLESS_SHELL)
  return path ? { path, origin: 'installed now from Debian’s packages' } : undefined
}

async function downloadBrowser(): Promise<Browser> {
  console.log('No browser found: downloading Playwright’s Chromium …')
  const { exitCode, output } = await runCommand(['playwright-core', 'install', 'chromium'])
  if (exitCode !== 0) {
    throw new Error(`No browser could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.\n${output}`)
  }
  return { path: await playwrightBrowserPath(), origin: 'downloaded now by Playwright' }
}

async function playwrightBrowserPath(): Promise<string> {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}
