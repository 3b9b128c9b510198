import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraphPage, readImports } from './diagrams/import-graph.ts'
import { stateMachinePage } from './diagrams/state-diagram.ts'
import { STATE_MACHINES } from './diagrams/state-machines.ts'

// Writes the pages of all state machines, and of the imports, under `docs/`.
for (const [name, machine] of Object.entries(STATE_MACHINES)) {
  writeFileSync(join(import.meta.dirname, '../docs', name), stateMachinePage(machine))
}
writeFileSync(join(import.meta.dirname, '../docs/imports.md'), importGraphPage(await readImports()))
