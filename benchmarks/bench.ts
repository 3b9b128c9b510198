import { measureAvailability } from './availability.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureStart } from './server-at-rest.ts'
import { measureStatements } from './statements.ts'

/** Measures and reports; judges nothing. The sites must be built: `npm run build`. */
measureBundles()
await measureStatements()
await measureAvailability()
await measureStart()
