import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from 'content/folder'
import { buildFolder, projectRoot } from './project.ts'
import { runCommand } from './run-command.ts'

const NOT_BUILT = /\.(test|stories)\.tsx?$|\.gen\.ts$/

/**
 * Builds a site, and says how long it took. What it was built from is noted, for `isStale`. Throws with the build's
 * output when it fails.
 */
export async function buildSite(site: string): Promise<void> {
  const sources = fingerprint(site)
  const { exitCode, output, seconds } = await runCommand(['npm', 'run', 'build', '--silent', '-w', site], {
    env: { NO_COLOR: '1', SITE_BUILD_DIR: buildFolder(site) },
  })
  if (exitCode !== 0) throw new Error(`${site} could not be built:\n${output}`)
  mkdirSync(NOTES, { recursive: true })
  writeFileSync(noteFile(site), sources)
  console.log(`Built ${site} in ${seconds.toFixed(1)} s`)
}

/** Whether the site has not been built from its sources as they are. */
export function isStale(site: string): boolean {
  const isBuilt = existsSync(buildFolder(site)) && existsSync(noteFile(site))
  return !isBuilt || readFileSync(noteFile(site), 'utf8') !== fingerprint(site)
}

const NOTES = join(projectRoot, 'node_modules/.cache/lodge')

/** One note for each folder that sites are built to. */
function noteFile(site: string): string {
  const folder = createHash('sha256').update(buildFolder(site)).digest('hex').slice(0, 12)
  return join(NOTES, `${site}-${folder}.built-from`)
}

/** Names, sizes and times of all that a build reads: a file that was removed changes it too. */
function fingerprint(site: string): string {
  const patterns = [
    `${site}/{src,scripts,public}/**/*.*`,
    `${site}/*.*`,
    'shared-ui/src/**/*.*',
    'shared-ui/package.json',
    'content/{,parts/}*.ts',
    'scripts/building/*.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ]
  const code = globSync(patterns, { cwd: projectRoot })
  const content = globSync('**/*.*', { cwd: contentFolder }).map((name) => join(contentFolder, name))
  const hash = createHash('sha256')
  for (const path of [...code, ...content].filter((name) => !NOT_BUILT.test(name)).toSorted()) {
    const { size, mtimeMs } = statSync(resolve(projectRoot, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
