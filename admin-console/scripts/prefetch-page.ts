import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { headScript, type PageFiles } from './head-script.ts'

/** The layouts around every page of staff, whose code comes after the entry. */
const LAYOUT = /routes\/_console(?:\/_staff)?\.tsx/

/** The file of a page's route: its name is its path, with dots between the parts and `$` before what varies. */
const PAGE = /routes\/_console\/(?:_staff\/)?([a-z$][\w.$-]*)\.tsx/

/** The faces that every page is set in; italics come where there are scientific names. */
const FACES = /(?:source-sans-3|brygada-1918)-latin-wght-normal-[\w-]+\.woff2$/

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** The file of a chunk and those of all that it imports, but for what is there already. */
function withImports(file: string, chunks: Chunks, there: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || there.has(name)) return
    found.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) add(imported)
  }
  add(file)
  return found
}

function filesOf(
  chunks: Chunks,
  isRequested: (chunk: Rolldown.OutputChunk) => boolean,
  there = new Set<string>(),
) {
  const wanted = [...chunks.values()].filter(isRequested)
  return new Set(wanted.flatMap(({ fileName }) => [...withImports(fileName, chunks, there)]))
}

const moduleOf = ({ facadeModuleId }: Rolldown.OutputChunk): string => facadeModuleId ?? ''

/** `messages-panel.complaints` is at `messages-panel/complaints`, `view-plant.$plantID` at any path below `view-plant`. */
const fixedPath = (routeFile: string): string =>
  routeFile
    .split('.')
    .filter((part) => part !== 'index' && !part.startsWith('$'))
    .join('/')

function pageFiles(chunks: Chunks, there: ReadonlySet<string>): PageFiles {
  const pages: Record<string, string[]> = {}
  for (const chunk of chunks.values()) {
    const routeFile = PAGE.exec(moduleOf(chunk))?.[1]
    const path = routeFile === undefined ? '' : fixedPath(routeFile)
    if (path !== '') pages[path] = [...withImports(chunk.fileName, chunks, there)]
  }
  return pages
}

const link = (file: string, attrs: Record<string, string | true>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})

/**
 * The page of the console with all that it needs named in it, so that the browser fetches it at once rather than one
 * after the other as it comes upon it: the code of the layouts and of the page, and the letters. Before all of that, the theme.
 */
export const prefetchPage = (): Plugin => ({
  name: 'prefetch-page',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = Object.values(bundle)
      const chunks: Chunks = new Map(files.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
      const entry = filesOf(chunks, ({ isEntry }) => isEntry)
      const layout = filesOf(chunks, (chunk) => LAYOUT.test(moduleOf(chunk)), entry)
      const faces = files.map(({ fileName }) => fileName).filter((name) => FACES.test(name))
      const script = headScript(pageFiles(chunks, new Set([...entry, ...layout])))
      return [
        { tag: 'script', children: script, injectTo: 'head-prepend' },
        ...[...layout].map((file) => link(file, { rel: 'modulepreload' })),
        ...faces.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
      ]
    },
  },
})
