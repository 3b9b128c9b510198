import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../running/run-command.ts'

/** The folder with the pictures of the stories; `dispose` deletes it if it was made for this run. */
export type Captures = { folder: string; dispose: () => void }

/**
 * Returns the pictures that an earlier run of the stories took (`LODGE_CAPTURES`), or runs the stories of the matching files
 * to take them. Throws if a story fails, or if the earlier run took none.
 */
export async function captureStories(browser: string, filters: readonly string[]): Promise<Captures> {
  const taken = process.env['LODGE_CAPTURES']
  if (taken) {
    if (!existsSync(taken)) throw new Error('The run of the stories took no pictures to compare.')
    return { folder: taken, dispose: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'lodge-captures-'))
  const dispose = () => rmSync(folder, { recursive: true, force: true })
  const command = ['vitest', 'run', '--config', 'vitest.storybook.config.ts', '--reporter=dot', ...filters]
  const env = { LODGE_CAPTURES: folder, CHROMIUM_PATH: browser }
  const { exitCode, output } = await runCommand(command, { env, limitSeconds: 3600 })
  if (exitCode === 0) return { folder, dispose }
  dispose()
  throw new Error(`${output}\nThe stories failed, so their pictures are not compared.`)
}
