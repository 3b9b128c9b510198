import { join, resolve } from 'node:path'
import { bundleServer } from './bundle-server.ts'

/** Bundles the server: `npm run build`. */
await bundleServer(resolve(process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../dist')))
