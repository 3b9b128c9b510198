import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserFloor } from '../../scripts/building/browser-floor.ts'
import { type CodeFloor, unsupportedInCode } from './code-support.ts'
import { DISPENSABLE_STYLES, SAFE_CALLS } from './dispensable.ts'
import { unsupportedInStyles } from './style-support.ts'

const SITE: CodeFloor = { browsers: browserFloor('public-site'), syntax: 2022 }
const CONSOLE: CodeFloor = { browsers: browserFloor('admin-console'), syntax: 2024 }

const BUILDS: [string, string, CodeFloor][] = [
  ['public site', 'public-site/dist/client', SITE],
  ['console', 'admin-console/dist', CONSOLE],
]

/** The contents of all files of one kind, and of the inline elements of all pages, each of them once. */
function textsOf(
  folder: string,
  { ending, element }: { ending: string; element: string },
): [string, string][] {
  const cwd = join(import.meta.dirname, '../..', folder)
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
  const inline = globSync('**/*.html', { cwd }).flatMap((file) =>
    Array.from(
      read(file).matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs')),
      ([, text = '']) => text,
    ),
  )
  return [
    ...globSync(`**/*.${ending}`, { cwd }).map((file): [string, string] => [file, read(file)]),
    ...Array.from(new Set(inline), (text): [string, string] => ['inline', text]),
  ]
}

const isUnknown = (allowed: Record<string, string>) => (found: string) =>
  !Object.hasOwn(allowed, found.split(/: | \((?!a <|scr|forced)/)[0] ?? found)

describe.each(BUILDS)('built files of the %s', (_, folder, floor) => {
  const scripts = textsOf(folder, { ending: 'js', element: 'script' })
  const styles = textsOf(folder, { ending: 'css', element: 'style' })

  it.each(scripts)(
    'O-06 %s uses no syntax, method or regular expression that a supported browser lacks',
    (_file, code) => {
      expect(unsupportedInCode(code, floor).filter(isUnknown(SAFE_CALLS))).toEqual([])
    },
  )

  it('O-06 there are scripts and styles to check', () => {
    expect(scripts.length).toBeGreaterThan(10)
    expect(styles.length).toBeGreaterThan(0)
  })

  it('O-06 use no indispensable CSS that a supported browser lacks', () => {
    const found = styles.flatMap(([, css]) => unsupportedInStyles(css, floor.browsers))
    expect(found.filter(isUnknown(DISPENSABLE_STYLES))).toEqual([])
  })
})

describe('the check of built files', () => {
  it.each([
    ['[2,1].toSorted()', 'toSorted (chrome 109, edge 109, safari 15.6, ios_saf 15.6)'],
    ['Object.groupBy(rooms, kind)', 'groupBy (chrome 109, edge 109, firefox 115, safari 15.6, ios_saf 15.6)'],
    ['Response.json({})', 'json (safari 15.6, ios_saf 15.6)'],
    ['new Intl.Segmenter("es")', 'Segmenter (firefox 115)'],
    ['element.checkVisibility()', 'checkVisibility (safari 15.6, ios_saf 15.6)'],
    ['/(?<=a)b/.test(a)', 'lookbehind (safari 15.6, ios_saf 15.6)'],
    ['new RegExp("(?<!a)b")', 'lookbehind (safari 15.6, ios_saf 15.6)'],
    ['class A { static { a() } }', 'static block (safari 15.6, ios_saf 15.6)'],
  ])('O-06 finds %s', (code, found) => {
    expect(unsupportedInCode(code, SITE)).toEqual([found])
  })

  it.each(['/[a--b]/v', 'for (using a of b) a()'])('O-06 refuses the newer syntax of %s', (code) => {
    expect(() => unsupportedInCode(code, SITE)).toThrow(SyntaxError)
  })

  it.each([
    '[1].at(-1)',
    'structuredClone(a)',
    'a.findLast(b)',
    'a.toSorted?.()',
    '"toSorted" in []',
    '/(?<year>b)/d',
  ])('O-06 allows %s', (code) => {
    expect(unsupportedInCode(code, SITE)).toEqual([])
  })

  it.each([
    ['a:has(b){color:red}', ':has (firefox 115)'],
    ['a{& b{color:red}}', 'nesting (chrome 109, edge 109, firefox 115, safari 15.6, ios_saf 15.6)'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix() (chrome 109, edge 109, safari 15.6, ios_saf 15.6)'],
    [
      'a{color:light-dark(red,blue)}',
      'light-dark() (chrome 109, edge 109, firefox 115, safari 15.6, ios_saf 15.6)',
    ],
    ['@media (width>=40rem){a{color:red}}', '@media (a < b) (safari 15.6, ios_saf 15.6)'],
    [
      '@starting-style{a{opacity:0}}',
      '@starting-style (chrome 109, edge 109, firefox 115, safari 15.6, ios_saf 15.6)',
    ],
    ['a{height:1lh}', 'lh (firefox 115, safari 15.6, ios_saf 15.6)'],
    [
      'a{grid-template-rows:subgrid}',
      'grid-template-rows: subgrid (chrome 109, edge 109, safari 15.6, ios_saf 15.6)',
    ],
  ])('O-06 finds %s', (css, found) => {
    expect(unsupportedInStyles(css, SITE.browsers)).toEqual([found])
  })

  it.each([
    'a{inset:0;height:50svh;gap:1em}',
    '@supports selector(:has(*)){a:has(b){color:red}}',
    'a:focus-visible{color:red}',
  ])('O-06 allows %s', (css) => {
    expect(unsupportedInStyles(css, SITE.browsers)).toEqual([])
  })
})
