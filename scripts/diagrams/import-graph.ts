import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.config.ts'
import { projectRoot } from '../running/project.ts'

/** Pairs of importing and imported source file, as paths from the project's root. */
export type Imports = readonly (readonly [importer: string, imported: string])[]

/** A graph of the page. Files that match `folder` become a node named by the groups of the match, joined with `/`. */
type Graph = { title: string; folder: RegExp }

const GRAPHS: Graph[] = [
  { title: 'Sites and what they share', folder: /^(public-site|admin-console|shared-ui)\/src\/([^/]+)\// },
  // Omits modules that are imported everywhere: clock, errors, configuration and the type of a running lodge.
  { title: 'Server', folder: /^(lodge-api)\/src\/(?!(?:clock|errors|config|lodge)\.ts)(?:([^/]+)\/)?/ },
  { title: 'Modules of the server', folder: /^lodge-api\/src\/modules\/([^/]+)\// },
]

const TESTS = '[.](?:test|spec|stories)[.]tsx?$'

/** Reads the imports between source files of the four workspaces, without tests and stories. */
export async function readImports(): Promise<Imports> {
  const folders = ['shared-ui/src', 'public-site/src', 'admin-console/src', 'lodge-api/src']
  const { output } = await cruise(folders, {
    ...config.options,
    baseDir: projectRoot,
    exclude: { path: [TESTS, 'node_modules/', '[.](?:css|svg|webp|gen[.]ts)$'] },
  })
  if (typeof output === 'string') throw new TypeError('A cruise without a reporter returns its result.')
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  )
}

const nodeOf = (path: string, folder: RegExp): string | undefined =>
  folder.exec(path)?.slice(1).filter(Boolean).join('/')

function arrowsOf(imports: Imports, folder: RegExp): string[] {
  const arrows = imports.flatMap(([importer, imported]) => {
    const [from, to] = [nodeOf(importer, folder), nodeOf(imported, folder)]
    return from === undefined || to === undefined || from === to ? [] : [`  ${from} --> ${to}`]
  })
  return [...new Set(arrows)].toSorted()
}

/** Returns a Markdown page with Mermaid graphs of the sites, the server and the server's modules. */
export const importGraphPage = (imports: Imports): string =>
  [
    '# Which folder imports which',
    '',
    'Generated from the source files, without their tests, by `npm run diagrams`; `npm test` fails while it differs. What each',
    'folder may import: [`scripts/imports/import-rules.ts`](../scripts/imports/import-rules.ts).',
    '',
    ...GRAPHS.flatMap(({ title, folder }) => [
      `## ${title}`,
      '',
      '```mermaid',
      'flowchart LR',
      ...arrowsOf(imports, folder),
      '```',
      '',
    ]),
  ].join('\n')
