import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, workspaces } from './running/project.ts'
import { runCommand } from './running/run-command.ts'

/** Checks the types of every workspace, two at a time. */
async function typecheck(): Promise<boolean> {
  const waiting = workspaces
    .map((workspace) => join(workspace, 'tsconfig.json'))
    .filter((config) => existsSync(join(projectRoot, config)))
  const failed: string[] = []
  const checkNext = async () => {
    for (let config = waiting.shift(); config !== undefined; config = waiting.shift()) {
      const { exitCode, output } = await runCommand(['tsc', '-p', config, '--noEmit', '--pretty', 'false'])
      if (exitCode === 0) continue
      failed.push(config)
      console.log(output.trimEnd())
    }
  }
  await Promise.all([checkNext(), checkNext()])
  return failed.length === 0
}

process.exitCode = (await typecheck()) ? 0 : 1
