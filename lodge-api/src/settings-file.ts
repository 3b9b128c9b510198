import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Reads `.env`. Imported before all others: which lodge's content is read is a setting too. */
if (existsSync('.env')) loadEnvFile('.env')
