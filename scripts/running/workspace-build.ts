import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from 'content/folder'
import { buildFolder, containsContent, projectRoot } from './project.ts'
import { runCommand } from './run-command.ts'

const NOT_PART_OF_BUILD = /\.(test|stories)\.tsx?$|\.gen\.ts$/

/**
 * Builds a workspace, prints the duration and stores a fingerprint of the sources for `isStale`. Throws with the output of the
 * build if it fails.
 */
export async function buildWorkspace(workspace: string): Promise<void> {
  const sources = fingerprint(workspace)
  const { exitCode, output, seconds } = await runCommand(
    ['npm', 'run', 'build', '--silent', '-w', workspace],
    {
      env: { NO_COLOR: '1', BUILD_DIR: buildFolder(workspace) },
    },
  )
  if (exitCode !== 0) throw new Error(`The build of ${workspace} failed:\n${output}`)
  mkdirSync(FINGERPRINTS, { recursive: true })
  writeFileSync(fingerprintFile(workspace), sources)
  console.log(`Built ${workspace} in ${seconds.toFixed(1)} s`)
}

/** Whether a workspace's sources have changed since its last build. */
export function isStale(workspace: string): boolean {
  const isBuilt = existsSync(buildFolder(workspace)) && existsSync(fingerprintFile(workspace))
  return !isBuilt || readFileSync(fingerprintFile(workspace), 'utf8') !== fingerprint(workspace)
}

const FINGERPRINTS = join(projectRoot, 'node_modules/.cache/lodge')

/** Returns the file with the fingerprint of a workspace's last build; there is one for each build folder. */
function fingerprintFile(workspace: string): string {
  const folder = createHash('sha256').update(buildFolder(workspace)).digest('hex').slice(0, 12)
  return join(FINGERPRINTS, `${workspace}-${folder}.built-from`)
}

/** Returns a hash of names, sizes and times of all files that a build reads, so that removed files change it too. */
function fingerprint(workspace: string): string {
  const patterns = [
    `${workspace}/{src,scripts,public}/**/*.*`,
    `${workspace}/*.*`,
    'shared-ui/src/**/*.*',
    'shared-ui/package.json',
    'content/{,parts/}*.ts',
    'scripts/building/*.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ]
  const code = globSync(patterns, { cwd: projectRoot })
  const content = containsContent(workspace)
    ? globSync('**/*.*', { cwd: contentFolder }).map((name) => join(contentFolder, name))
    : []
  const hash = createHash('sha256')
  for (const path of [...code, ...content].filter((name) => !NOT_PART_OF_BUILD.test(name)).toSorted()) {
    const { size, mtimeMs } = statSync(resolve(projectRoot, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
