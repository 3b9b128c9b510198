import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** Fills `used-icons.ts` with the icons that components of the apps import, each with those components. */
export const lodgeIcons = (): Plugin => ({
  name: 'lodge-icons',
  enforce: 'pre',
  load: {
    filter: { id: /\/foundations\/used-icons\.ts$/ },
    handler() {
      const icons = Array.from(readIcons()).toSorted(([one], [other]) => one.localeCompare(other))
      const entries = icons.map(
        ([name, users]) => `{ name: '${name}', Icon: ${name}, users: ${JSON.stringify(users)} }`,
      )
      return `import { ${icons.map(([name]) => name).join(', ')} } from 'lucide-react'
export const ICONS = [${entries.join(', ')}]`
    },
  },
})

function readIcons(): Map<string, string[]> {
  const icons = new Map<string, string[]>()
  for (const file of globSync('{shared-ui,public-site,admin-console}/src/**/*.tsx', {
    cwd: ROOT,
  }).toSorted()) {
    if (file.includes('.stories.')) continue
    for (const name of importedIcons(join(ROOT, file))) {
      icons.set(name, [...(icons.get(name) ?? []), basename(file, '.tsx')])
    }
  }
  return icons
}

/** The names of the components that a file imports from Lucide; types begin with `Lucide`. */
function importedIcons(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'))
  return (
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react')
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .flatMap(({ importName }) => importName.name ?? [])
      // Lucide exports each icon with and without the suffix.
      .map((name) => name.replace(/(?<=\w)Icon$/, ''))
  )
}
