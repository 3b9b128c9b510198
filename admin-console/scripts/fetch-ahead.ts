import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** The layouts around every page of staff, whose code comes after the entry. */
const LAYOUT = /routes\/_console(?:\/_staff)?\.tsx/

/** The faces that every page is set in; italics come where there are scientific names. */
const FACES = /(?:source-sans-3|brygada-1918)-latin-wght-normal-[\w-]+\.woff2$/

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** A chunk's file and those of all that it imports. */
function withImports(file: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, seen: Set<string>) {
  if (seen.has(file)) return
  seen.add(file)
  for (const imported of chunks.get(file)?.imports ?? []) withImports(imported, chunks, seen)
}

function layoutFiles(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const [before, files] = [new Set<string>(), new Set<string>()]
  for (const { fileName, isEntry, facadeModuleId } of chunks.values()) {
    if (isEntry) withImports(fileName, chunks, before)
    else if (LAYOUT.test(facadeModuleId ?? '')) withImports(fileName, chunks, files)
  }
  return [...files].filter((file) => !before.has(file))
}

const link = (file: string, attrs: Record<string, string | true>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})

/**
 * What every page of the console needs besides the entry is named in the page, so that the browser fetches all of it at
 * once rather than one after the other as it comes upon it: the code of the layouts, and the letters.
 */
export const fetchAhead = (): Plugin => ({
  name: 'fetch-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = Object.values(bundle)
      const chunks = new Map(files.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
      const faces = files.map(({ fileName }) => fileName).filter((name) => FACES.test(name))
      return [
        ...layoutFiles(chunks).map((file) => link(file, { rel: 'modulepreload' })),
        ...faces.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
      ]
    },
  },
})
