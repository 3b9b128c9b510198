import { argv, exit } from 'node:process'
import { createSandbox } from '../../src/payments/sandbox/create-sandbox.ts'
import { createTestHooks } from '../payments/test-hooks.ts'

/** The sandbox as its own process, with the test hooks, on a free port that it prints. Arguments: store file, password. */
const [, , storeFile, password] = argv
if (storeFile === undefined || password === undefined) exit(1)
const sandbox = createSandbox(
  { storeFile, user: 'lodge', password, merchantId: '100000001' },
  createTestHooks(),
)
const { url } = await sandbox.listen({ port: 0, host: '127.0.0.1' })
console.info(url)
