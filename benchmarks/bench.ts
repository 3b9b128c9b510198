import { measureBundles } from './pages/bundle-sizes.ts'
import { measureLighthouse } from './pages/lighthouse.ts'
import { measureSlowNetwork } from './pages/slow-network.ts'
import { measureAvailability } from './queries/availability.ts'
import { measureBoard } from './queries/board.ts'
import { measureLists } from './queries/lists.ts'
import { measurePlantSearch } from './queries/plant-search.ts'
import { measureStatements } from './queries/statements.ts'
import { measureServer } from './server/server.ts'
import { measureStart } from './server/server-at-rest.ts'

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
  slow: measureSlowNetwork,
  lighthouse: measureLighthouse,
}

// Prints figures without judging them. The sites must be built: `npm run build`.
const requested = process.argv.slice(2)
for (const name of requested.length > 0 ? requested : Object.keys(PARTS)) {
  const measure = PARTS[name]
  if (!measure) throw new Error(`Unknown benchmark: ${name}. Benchmarks: ${Object.keys(PARTS).join(', ')}.`)
  await measure()
}
