import { runCommand } from '../../scripts/running/run-command.ts'

/** Builds what is not built from the sources as they are, before the first test. */
export default async function buildSites(): Promise<void> {
  const { exitCode, output } = await runCommand([process.execPath, 'scripts/build.ts', '--stale'])
  if (exitCode !== 0) throw new Error(output)
}
