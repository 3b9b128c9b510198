import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Loads `.env`. Imported first, because other modules read settings such as `LODGE_CONTENT` when they load. */
if (existsSync('.env')) loadEnvFile('.env')
