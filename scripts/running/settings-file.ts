import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Reads `.env`. Imported before all others: which lodge's content is built is a setting. */
if (existsSync('.env')) loadEnvFile('.env')
