import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateMachinePage } from './diagrams/state-diagram.ts'
import { STATE_MACHINES } from './diagrams/state-machines.ts'

// Writes the pages of all state machines under `docs/`.
for (const [name, machine] of Object.entries(STATE_MACHINES)) {
  writeFileSync(join(import.meta.dirname, '../docs', name), stateMachinePage(machine))
}
