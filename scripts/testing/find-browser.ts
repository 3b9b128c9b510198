import { findProgram, isExecutable } from '../running/find-program.ts'
import { runCommand } from '../running/run-command.ts'

/** Debian's Chromium without a user interface: the same engine, and the tests take 0.6 of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** A Chromium to test in, and a description of where it comes from. */
export type Browser = { path: string; origin: string }

/**
 * Finds or installs a browser, in this order: `CHROMIUM_PATH`, the system's Chromium or Chrome, an earlier download of
 * Playwright, Debian's package if the user is root, a new download of Playwright. Throws if none works.
 */
export async function findBrowser(): Promise<Browser> {
  return (await findInstalledBrowser()) ?? (await installDebianBrowser()) ?? (await downloadBrowser())
}

async function findInstalledBrowser(): Promise<Browser | undefined> {
  const configured = process.env['CHROMIUM_PATH']
  if (configured && !isExecutable(configured))
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not executable.`)
  if (configured) return { path: configured, origin: 'set by CHROMIUM_PATH' }
  const system = findProgram(
    HEADLESS_SHELL,
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  )
  if (system) return { path: system, origin: 'installed on this system' }
  const downloaded = await playwrightBrowserPath()
  return isExecutable(downloaded)
    ? { path: downloaded, origin: 'downloaded earlier by Playwright' }
    : undefined
}

async function installDebianBrowser(): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return undefined
  console.log('No browser found: installing Debian’s chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand(['apt-get', 'update', '-qq'], { env })
  await runCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL], { env })
  const path = findProgram(HEADLESS_SHELL)
  return path ? { path, origin: 'just installed from Debian’s packages' } : undefined
}

async function downloadBrowser(): Promise<Browser> {
  console.log('No browser found: downloading Playwright’s Chromium …')
  const { exitCode, output } = await runCommand(['playwright-core', 'install', 'chromium'])
  if (exitCode !== 0) {
    throw new Error(`No browser could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.\n${output}`)
  }
  return { path: await playwrightBrowserPath(), origin: 'just downloaded by Playwright' }
}

async function playwrightBrowserPath(): Promise<string> {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}
