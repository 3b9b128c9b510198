import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../running/project.ts'
import { readTokens, type Tokens } from './read-tokens.ts'
import { type DesignToken, designToken, type Scheme } from './token-values.ts'

/** The file for design tools, in the folder of the stylesheets that it is made from. */
export const tokensFile = join(projectRoot, 'shared-ui/src/styles/tokens.json')

type Group = { [name: string]: Group | DesignToken }

/** The stylesheets with the tokens. */
export type TokenStylesheets = { tokens: string; console: string }

/** Reads the stylesheets from which all pages take their tokens. */
export function readStylesheets(): TokenStylesheets {
  const read = (name: string) => readFileSync(join(projectRoot, 'shared-ui/src/styles', name), 'utf8')
  return { tokens: read('tokens.css'), console: read('console.css') }
}

/**
 * Returns the tokens of both sites as text in the Design Tokens Format Module 2025.10, one group for each face. Values for
 * printed pages, touch and reduced motion are not included: the format has no conditions.
 */
export function designTokens(stylesheets: TokenStylesheets): string {
  const common = readTokens(stylesheets.tokens, ':root')
  const ofConsole = readTokens(stylesheets.console, 'html[data-face="console"]')
  const inConsole = new Map([...common, ...ofConsole])
  const faces = {
    $description: 'Made from tokens.css and console.css by npm run tokens.',
    public: faceTokens('public', common, 'light'),
    'console-light': faceTokens('console-light', inConsole, 'light'),
    'console-dark': faceTokens('console-dark', inConsole, 'dark'),
  }
  return `${JSON.stringify(faces, null, 2)}\n`
}

function faceTokens(face: string, tokens: Tokens, scheme: Scheme): Group {
  const names = [...tokens.keys()]
  const referTo = (name: string) => {
    if (!tokens.has(name)) throw new Error(`--${name} is used, but not declared.`)
    return `{${[face, ...pathOf(name, names)].join('.')}}`
  }
  const group: Group = {}
  for (const [name, value] of tokens) {
    insert(group, pathOf(name, names), designToken(value, { scheme, referTo }))
  }
  return group
}

/** `color-on-action` is `on-action` of the group `color`; a token that is named as its group is the group's `$root`. */
function pathOf(name: string, names: readonly string[]): string[] {
  const [group = '', ...rest] = name.split('-')
  if (rest.length > 0) return [group, rest.join('-')]
  return names.some((other) => other.startsWith(`${name}-`)) ? [name, '$root'] : [name]
}

function insert(into: Group, [name = '', inner]: readonly string[], token: DesignToken): void {
  if (inner === undefined) into[name] = token
  else into[name] = { ...into[name], [inner]: token }
}
