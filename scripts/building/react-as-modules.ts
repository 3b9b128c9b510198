import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const locate = createRequire(import.meta.url)
const fileOf = (folder: string, file: string): string =>
  join(locate.resolve(`${folder}/package.json`), '..', 'cjs', file)

/** What React publishes for production, by the name it is imported by. */
const PUBLISHED: Record<string, string> = {
  react: fileOf('react', 'react.production.js'),
  'react/jsx-runtime': fileOf('react', 'react-jsx-runtime.production.js'),
  'react-dom': fileOf('react-dom', 'react-dom.production.js'),
  'react-dom/client': fileOf('react-dom', 'react-dom-client.production.js'),
  scheduler: fileOf('scheduler', 'scheduler.production.js'),
  'use-sync-external-store/with-selector': fileOf(
    'use-sync-external-store',
    'use-sync-external-store-with-selector.production.js',
  ),
}

const REQUIRED = /(\w+) = require\("([^"]+)"\),?\s*/g
const EXPORTED = /^exports\.(\w+) =/gm

/**
 * A CommonJS file of React's as an ES module that says the same. Throws when the file no longer has the shape that this
 * understands: `exports.name = …` at the start of a line, `require` only in the first declaration.
 */
export function asModule(name: string, code: string): string {
  const imports = [`import * as self$ from "${name}"`]
  const body = code
    .replace(REQUIRED, (_, variable: string, from: string) => {
      imports.push(`import * as ${variable} from "${from}"`)
      return ''
    })
    .replace(/^var\s*;/m, '')
  const names = [...new Set(Array.from(body.matchAll(EXPORTED), (match) => match[1] ?? ''))]
  const declared = body.replace(EXPORTED, 'var exported$$$1 =').replace(/\bexports\.(\w+)/g, 'exported$$$1')
  if (names.length === 0 || /\b(?:require\(|exports\b)/.test(declared))
    throw new Error(
      `${name} is published in another shape than before; mend or drop scripts/building/react-as-modules.ts`,
    )
  const list = names.map((exported) => `exported$${exported} as ${exported}`)
  return `${imports.join('\n')}\n${declared}\nexport { self$ as default, ${list.join(', ')} }\n`
}

/**
 * React is published as CommonJS, of which a bundler has to keep everything. As ES modules the parts that a site never
 * calls fall out, and what is called gets a short name (docs/decisions/020-initial-javascript.md).
 */
export function reactAsModules(): Plugin {
  const names = new Map(Object.entries(PUBLISHED).map(([name, file]) => [file, name]))
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    // React's developer tools look at development builds.
    config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id) => PUBLISHED[id],
    transform(code, id) {
      const name = names.get(id)
      return name && { code: asModule(name, code), map: null }
    },
  }
}
