import { runCommand } from '../../scripts/running/run-command.ts'

/** Builds the sites whose sources changed since their last build, before the first test. */
export default async function buildSites(): Promise<void> {
  const { exitCode, output } = await runCommand([process.execPath, 'scripts/build.ts', '--stale'])
  if (exitCode !== 0) throw new Error(output)
}
