import { writeFileSync } from 'node:fs'
import { designTokens, readStylesheets, tokensFile } from './tokens/design-tokens.ts'

// Writes the design tokens for design tools. A test fails when the file is out of date.
writeFileSync(tokensFile, designTokens(readStylesheets()))
