import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Loads `.env`. Must be imported first: one setting selects the lodge's content folder. */
if (existsSync('.env')) loadEnvFile('.env')
