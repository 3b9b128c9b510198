import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraphPage, readImports } from './diagrams/import-graph.ts'
import { stateMachinePage } from './diagrams/state-diagram.ts'
import { STATE_MACHINES } from './diagrams/state-machines.ts'
import { projectRoot } from './running/project.ts'

// Writes the pages of the state machines and of the imports to `docs/`; with `--check`, fails if one is out of date instead.
const pages: [name: string, text: string][] = [
  ...Object.entries(STATE_MACHINES).map(([name, machine]): [string, string] => [
    name,
    stateMachinePage(machine),
  ]),
  ['imports.md', importGraphPage(await readImports())],
]

for (const [name, text] of pages) {
  const path = join(projectRoot, 'docs', name)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`docs/${name} is out of date: npm run diagrams\n`)
    process.exitCode = 1
  }
}
