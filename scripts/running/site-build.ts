import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.ts'
import { runCommand } from './run-command.ts'

const NOT_BUILT = /\.(test|stories)\.tsx?$|\.gen\.ts$/

/**
 * Builds a site, and says how long it took. What it was built from is noted, for `isStale`. Throws with the build's
 * output when it fails.
 */
export async function buildSite(site: string): Promise<void> {
  const sources = fingerprint(site)
  const { exitCode, output, seconds } = await runCommand(['npm', 'run', 'build', '--silent', '-w', site], {
    env: { NO_COLOR: '1' },
  })
  if (exitCode !== 0) throw new Error(`${site} could not be built:\n${output}`)
  mkdirSync(join(projectRoot, 'node_modules/.cache/lodge'), { recursive: true })
  writeFileSync(noteFile(site), sources)
  console.log(`Built ${site} in ${seconds.toFixed(1)} s`)
}

/** Whether the site has not been built from its sources as they are. */
export function isStale(site: string): boolean {
  const isBuilt = existsSync(join(projectRoot, site, 'dist')) && existsSync(noteFile(site))
  return !isBuilt || readFileSync(noteFile(site), 'utf8') !== fingerprint(site)
}

function noteFile(site: string): string {
  return join(projectRoot, 'node_modules/.cache/lodge', `${site}.built-from`)
}

/** Names, sizes and times of all that a build reads: a file that was removed changes it too. */
function fingerprint(site: string): string {
  const patterns = [
    `${site}/{src,scripts,public}/**/*.*`,
    `${site}/*.*`,
    'shared-ui/src/**/*.*',
    'shared-ui/package.json',
    'scripts/building/*.ts',
  ]
  const paths = globSync([...patterns, 'package-lock.json', 'tsconfig.base.json'], { cwd: projectRoot })
  const hash = createHash('sha256')
  for (const path of paths.filter((name) => !NOT_BUILT.test(name)).toSorted()) {
    const { size, mtimeMs } = statSync(join(projectRoot, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
