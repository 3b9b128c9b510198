import { runServer } from '../../src/run-server.ts'
import { createTestHooks } from '../payments/test-hooks.ts'

/** The product as `npm start` runs it, with the test hooks of the sandbox. The sites must be built. */
await runServer({ sandboxPlugin: createTestHooks() })
