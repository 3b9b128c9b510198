import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { retriedCode } from './retried-code.ts'

it('O-05 wraps every dynamic import of a build in the retry', async () => {
  const root = mkdtempSync(join(tmpdir(), 'retried-code-'))
  try {
    writeFileSync(join(root, 'page.js'), 'export const page = 1')
    writeFileSync(join(root, 'entry.js'), "import('./page.js')")
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [retriedCode()],
      build: { write: false, minify: false, rolldownOptions: { input: join(root, 'entry.js') } },
    })
    const code = JSON.stringify(built)
    expect(code).toMatch(/return loadCode\(baseModule\)/)
    expect(code).not.toContain('baseModule().catch')
  } finally {
    rmSync(root, { recursive: true })
  }
})
