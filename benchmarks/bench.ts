import { measureAvailability } from './availability.ts'
import { measureBoard } from './board.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measurePlantSearch } from './plant-search.ts'
import { measureServer } from './server.ts'
import { measureStart } from './server-at-rest.ts'
import { measureStatements } from './statements.ts'

/** By the name it is asked for with: `npm run bench -- lighthouse`; all of them without a name. */
const PARTS: Record<string, () => void | Promise<void>> = {
  sizes: measureBundles,
  statements: measureStatements,
  availability: measureAvailability,
  plants: measurePlantSearch,
  board: measureBoard,
  lists: measureLists,
  start: measureStart,
  server: measureServer,
  lighthouse: measureLighthouse,
}

/** Measures and reports; judges nothing. The sites must be built: `npm run build`. */
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const measure = PARTS[name]
  if (!measure) throw new Error(`There is no part ${name}. The parts: ${Object.keys(PARTS).join(', ')}.`)
  await measure()
}
