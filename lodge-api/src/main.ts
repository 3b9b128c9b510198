import './settings/settings-file.ts'
import { runServer } from './run-server.ts'

await runServer()
