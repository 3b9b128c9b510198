import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { headScript, type PageFiles } from './head-script.ts'

/** The layouts around every page of staff, whose code is loaded after the entry. */
const LAYOUT = /routes\/_console(?:\/_staff)?\.tsx/

/** The file of a page's route: its name is its path, with dots between segments and `$` before parameters. */
const PAGE = /routes\/_console\/(?:_staff\/)?([a-z$][\w.$-]*)\.tsx/

/** The fonts of every page; italics are only loaded for scientific names. */
const FACES = /(?:source-sans-3|brygada-1918)-latin-wght-normal-[\w-]+\.woff2$/

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** Returns a chunk's file and those of all its imports, except files that are already loaded. */
function withImports(file: string, chunks: Chunks, loaded: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || loaded.has(name)) return
    found.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) add(imported)
  }
  add(file)
  return found
}

function filesOf(
  chunks: Chunks,
  isRequested: (chunk: Rolldown.OutputChunk) => boolean,
  loaded = new Set<string>(),
) {
  const requested = [...chunks.values()].filter(isRequested)
  return new Set(requested.flatMap(({ fileName }) => [...withImports(fileName, chunks, loaded)]))
}

const moduleOf = ({ facadeModuleId }: Rolldown.OutputChunk): string => facadeModuleId ?? ''

/** `messages-panel.complaints` has the path `messages-panel/complaints`, `view-plant.$plantID` any path below `view-plant`. */
const fixedPath = (routeFile: string): string =>
  routeFile
    .split('.')
    .filter((part) => part !== 'index' && !part.startsWith('$'))
    .join('/')

function pageFiles(chunks: Chunks, loaded: ReadonlySet<string>): PageFiles {
  const pages: Record<string, string[]> = {}
  for (const chunk of chunks.values()) {
    const routeFile = PAGE.exec(moduleOf(chunk))?.[1]
    const path = routeFile === undefined ? '' : fixedPath(routeFile)
    if (path !== '') pages[path] = [...withImports(chunk.fileName, chunks, loaded)]
  }
  return pages
}

const link = (file: string, attrs: Record<string, string | true>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})

/**
 * Adds preloads for the layouts, the current page and the fonts to the HTML, so that the browser fetches them at once instead of
 * discovering them one after the other, and the script that sets the theme.
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
