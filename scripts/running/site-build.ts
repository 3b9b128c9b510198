import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from 'content/folder'
import { buildFolder, projectRoot } from './project.ts'
import { runCommand } from './run-command.ts'

const NOT_PART_OF_BUILD = /\.(test|stories)\.tsx?$|\.gen\.ts$/

/**
 * Builds a site, prints the duration and stores a fingerprint of the sources for `isStale`. Throws with the output of the
 * build if it fails.
 */
export async function buildSite(site: string): Promise<void> {
  const sources = fingerprint(site)
  const { exitCode, output, seconds } = await runCommand(['npm', 'run', 'build', '--silent', '-w', site], {
    env: { NO_COLOR: '1', SITE_BUILD_DIR: buildFolder(site) },
  })
  if (exitCode !== 0) throw new Error(`The build of ${site} failed:\n${output}`)
  mkdirSync(FINGERPRINTS, { recursive: true })
  writeFileSync(fingerprintFile(site), sources)
  console.log(`Built ${site} in ${seconds.toFixed(1)} s`)
}

/** Whether a site's sources have changed since its last build. */
export function isStale(site: string): boolean {
  const isBuilt = existsSync(buildFolder(site)) && existsSync(fingerprintFile(site))
  return !isBuilt || readFileSync(fingerprintFile(site), 'utf8') !== fingerprint(site)
}

const FINGERPRINTS = join(projectRoot, 'node_modules/.cache/lodge')

/** Returns the file with the fingerprint of a site's last build; there is one for each build folder. */
function fingerprintFile(site: string): string {
  const folder = createHash('sha256').update(buildFolder(site)).digest('hex').slice(0, 12)
  return join(FINGERPRINTS, `${site}-${folder}.built-from`)
}

/** Returns a hash of names, sizes and times of all files that a build reads, so that removed files change it too. */
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
  for (const path of [...code, ...content].filter((name) => !NOT_PART_OF_BUILD.test(name)).toSorted()) {
    const { size, mtimeMs } = statSync(resolve(projectRoot, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
