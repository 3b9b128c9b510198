import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'
import { readStories, type StoryFile } from './read-stories.ts'

const GROUPS = ['Fundamentos', 'Componentes', 'Sitio público', 'Consola', 'Correos', 'Impresos']
const REQUIREMENT = /^[A-Z]-\d\d$/

/** An attribute by which TanStack Router finds what was scrolled. */
const OF_ROUTER = 'data-scroll-restoration-id'

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')
const storiesIn = (pattern: string): StoryFile[] =>
  globSync(pattern, { cwd: projectRoot })
    .toSorted()
    .map((path) => readStories({ path, source: read(path) }))
const files = storiesIn('{public-site,admin-console,shared-ui}/src/**/*.stories.tsx')
/** Mails, printed pages, texts and foundations. */
const pages = storiesIn('.storybook/**/*.stories.tsx')
const all = [...files, ...pages]
const isShared = ({ title }: StoryFile): boolean => title.startsWith('Componentes/')

const ENGLISH = /\b(?:the|with|without|and|for|from|is|has|says|shows|theme|phone|loading)\b/i
const isName = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && !/\b[A-Z]-\d\d\b/.test(text) && !ENGLISH.test(text)

/** Everything that is listed more than once. */
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

const attributesIn = (text: string): string[] => text.match(/data-[a-z-]+/g) ?? []

const sources = globSync('{public-site,admin-console,shared-ui}/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((path) => !path.includes('.stories.'))
  .map((path) => ({ path, source: read(path) }))
const sourcesIn = (folder: string): string =>
  sources
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ source }) => source)
    .join('\n')

/** The sources beside a story, where the attributes that its guide names are set. */
const sourcesBeside = ({ path }: StoryFile): string => sourcesIn(featureOf(path))

const featureOf = (path: string): string => /^.*\/features\/[^/]+/.exec(path)?.[0] ?? dirname(path)

describe('guides of stories', () => {
  it('S-01 every component and screen says what it is for and when not to use it, each in its own words', () => {
    const silent = files.filter(({ guide }) => !guide['purpose']?.[0] || !guide['notFor']?.[0])
    expect(silent.map(({ path }) => path)).toEqual([])
    expect(
      repeated(files.flatMap(({ guide }) => [...(guide['purpose'] ?? []), ...(guide['notFor'] ?? [])])),
    ).toEqual([])
  })

  it('S-01 shared components also have anatomy, states, a good and a bad use, and rules for their texts', () => {
    const parts = ['anatomy', 'states', 'practice', 'copy']
    const incomplete = files
      .filter(isShared)
      .flatMap(({ path, guide }) =>
        parts.filter((part) => (guide[part] ?? []).length === 0).map((part) => `${path}: ${part}`),
      )
    expect(incomplete).toEqual([])
  })

  it('S-01 every part and screen also has a good and a bad use, each in its own words', () => {
    const uses = files.map(({ path, guide }) => ({ path, texts: guide['practice'] ?? [] }))
    expect(uses.filter(({ texts }) => texts.length < 2).map(({ path }) => path)).toEqual([])
    expect(repeated(uses.flatMap(({ texts }) => texts))).toEqual([])
  })

  it('S-01 every good use of a shared component is shown live, as an element or by a story of its file', () => {
    const shared = files.filter(isShared)
    const unknown = shared.filter(({ framed, stories }) =>
      framed.some((framedName) => !stories.some(({ name }) => name === framedName)),
    )
    expect(unknown.map(({ path }) => path)).toEqual([])
    const notLive = shared.filter(({ path, framed }) => framed.length === 0 && !/\bexample:/.test(read(path)))
    expect(notLive.map(({ path }) => path)).toEqual([])
  })

  it('S-01 guides explain attributes that the components set', () => {
    const unset = files.flatMap((file) => {
      const own = sourcesBeside(file)
      // Fields set theirs in Field.
      const all = new Set(
        attributesIn(isShared(file) ? own + sourcesIn('shared-ui/src/components/Field') : own),
      )
      return file.states
        .flatMap(attributesIn)
        .filter((name) => !all.has(name))
        .map((name) => `${file.path}: ${name}`)
    })
    expect(unset).toEqual([])
  })

  it('S-01 guides explain every data attribute that the components beside them set', () => {
    const explained = new Map<string, string[]>()
    for (const { path, states } of files) {
      const folder = featureOf(path)
      explained.set(folder, [...(explained.get(folder) ?? []), ...states.flatMap(attributesIn)])
    }
    const unexplained = [...explained].flatMap(([folder, names]) =>
      (sourcesIn(folder).match(/\bdata-[a-z-]+(?==)/g) ?? [])
        .filter((name) => !names.includes(name) && name !== OF_ROUTER)
        .map((name) => `${folder}: ${name}`),
    )
    expect(unexplained).toEqual([])
  })

  it('S-01 guides refer only to components that exist and to texts of the product', () => {
    const names = new Set(files.flatMap(({ title }) => title.split('/')))
    const copy = sourcesIn('shared-ui/src/copy')
    const unknown = files.flatMap(({ path, guide }) =>
      (guide['notFor'] ?? [])
        .flatMap((text) => Array.from(text.matchAll(/«([^»]+)»/g), ([, name = '']) => name))
        .filter((name) => !names.has(name) && !copy.includes(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('links of pages', () => {
  it('S-01 lead to stories and guides that exist', () => {
    const pages = globSync('.storybook/pages/*.mdx', { cwd: projectRoot }).map(read)
    const shown = globSync('.storybook/**/*.stories.tsx', { cwd: projectRoot })
      .map((path) => readStories({ path, source: read(path) }))
      .concat(files)
    const titles = pages
      .flatMap((page) => /title="([^"]+)"/.exec(page)?.[1] ?? [])
      .concat(shown.map(({ title }) => title))
    const existing = new Set([
      ...titles.map((title) => `/docs/${toId(title, 'Guía')}`),
      ...shown.flatMap(({ title, stories }) =>
        stories.map(({ exported }) => `/story/${toId(title, storyNameFromExport(exported))}`),
      ),
    ])
    const links = pages.flatMap((page) =>
      Array.from(page.matchAll(/\?path=([^)]+)\)/g), ([, link]) => link ?? ''),
    )
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter((link) => !existing.has(link))).toEqual([])
  })
})

describe('names of stories', () => {
  it('S-05 titles are unique and belong to a group of the sidebar', () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([])
    const groups = all.map(({ title }) => title.split('/')[0] ?? '')
    expect([...new Set(groups)].filter((group) => !GROUPS.includes(group))).toEqual([])
  })

  it('S-05 every story has a Spanish name of its own in its file, without the id of a requirement', () => {
    const names = all.map(({ path, stories }) => ({ path, names: stories.map(({ name }) => name) }))
    expect(names.filter((file) => repeated(file.names).length > 0)).toEqual([])
    const unnamed = names.flatMap((file) =>
      file.names.filter((name) => !isName(name)).map((name) => `${file.path}: ${name}`),
    )
    expect(unnamed).toEqual([])
  })

  it('S-01 mails, printed pages and texts have a guide of their own', () => {
    const own = pages.filter(({ title }) => title !== 'Fundamentos')
    expect(own.filter(({ guide }) => !guide['purpose']?.[0] || !guide['notFor']?.[0])).toEqual([])
    expect(repeated([...files, ...own].flatMap(({ guide }) => guide['purpose'] ?? []))).toEqual([])
  })

  it('S-04 every mail and printed page has the tag of its requirement', () => {
    const documents = pages.filter(({ path }) => path.includes('/documents/'))
    expect(documents.length).toBeGreaterThan(14)
    expect(documents.filter(({ tags }) => !tags.includes('S-04')).map(({ path }) => path)).toEqual([])
  })

  it('S-05 tags name requirements that exist', () => {
    const rows = read('docs/requirements.md')
    const tags = new Set(all.flatMap(({ stories }) => stories.flatMap((story) => story.tags)))
    const ids = [...tags].filter((tag) => REQUIREMENT.test(tag))
    expect(ids.length).toBeGreaterThan(60)
    expect(ids.filter((id) => !rows.includes(`| ${id} |`))).toEqual([])
  })
})
