import { measureAvailability } from './availability.ts'
import { measureBoard } from './board.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measurePlantSearch } from './plant-search.ts'
import { measureServer } from './server.ts'
import { measureStart } from './server-at-rest.ts'
import { measureStatements } from './statements.ts'

/** The benchmarks by their name on the command line: `npm run bench -- lighthouse`. Without a name all of them run. */
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

// Prints figures without judging them. The sites must be built: `npm run build`.
const requested = process.argv.slice(2)
for (const name of requested.length > 0 ? requested : Object.keys(PARTS)) {
  const measure = PARTS[name]
  if (!measure) throw new Error(`Unknown benchmark: ${name}. Benchmarks: ${Object.keys(PARTS).join(', ')}.`)
  await measure()
}
