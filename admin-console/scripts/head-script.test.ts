import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { headScript } from './head-script.ts'

const FILES = {
  'reservations-panel': ['assets/reservations.js', 'assets/table.js'],
  'messages-panel': ['assets/messages.js'],
  'messages-panel/complaints': ['assets/complaints.js'],
}

/** What the script does to a page at `pathname`, with what is stored on the device. */
function runAt(pathname: string, stored: () => string | null = () => null) {
  const dataset: Record<string, string> = {}
  const fetched: string[] = []
  const later: (() => void)[] = []
  const made: { name: string; type?: string }[] = []
  const context = createContext({
    localStorage: { getItem: (key: string) => (key === 'lodge.theme' ? stored() : null) },
    location: { pathname },
    document: {
      documentElement: { dataset },
      createElement: (name: string) => {
        const element = { name }
        made.push(element)
        return element
      },
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    setTimeout: (action: () => void) => later.push(action),
  })
  runInContext(headScript(FILES), context)
  return { theme: dataset['theme'], fetched, later, made }
}

describe('the script before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['mauve', undefined],
    [null, undefined],
  ])('W-10 stored as %j the theme is %s', (stored, theme) => {
    expect(runAt('/', () => stored).theme).toBe(theme)
  })

  it('W-04 warms up date fields after the code is requested', () => {
    const { later, made } = runAt('/')
    expect(made).toEqual([])
    for (const action of later) action()
    expect(made).toEqual([{ name: 'input', type: 'date' }])
  })

  it('W-10 leaves the theme to the system, and continues, if storage is denied', () => {
    const refused = () => {
      throw new Error('denied')
    }
    expect(runAt('/reservations-panel', refused)).toMatchObject({
      theme: undefined,
      fetched: ['/assets/reservations.js', '/assets/table.js'],
    })
  })

  it.each([
    ['/reservations-panel', ['/assets/reservations.js', '/assets/table.js']],
    ['/messages-panel', ['/assets/messages.js']],
    ['/messages-panel/complaints', ['/assets/complaints.js']],
    ['/messages-panel/other', ['/assets/messages.js']],
    ['/', []],
    ['/no-existe', []],
  ])('W-04 at %s preloads %j', (pathname, files) => {
    expect(runAt(pathname).fetched).toEqual(files)
  })
})
