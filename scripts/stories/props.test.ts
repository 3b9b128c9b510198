import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'
import { readProps } from './read-props.ts'

/** Props that take whatever was thrown; react-docgen also says `unknown` of types that it cannot read. */
const OF_ANY_TYPE = ['ErrorScreen.error', 'ProblemText.problem', 'RefreshProblem.problem']

// Read before the tests: every component is parsed.
const props = globSync('{public-site,admin-console,shared-ui}/src/**/*.stories.tsx', { cwd: projectRoot })
  .map((path) => path.split(sep).join('/'))
  .toSorted()
  .flatMap((path) => readProps({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))

describe('props on documentation pages', () => {
  it('S-01 every prop has a description', () => {
    expect(props.length).toBeGreaterThan(200)
    const silent = props.filter(({ description }) => description === '')
    expect(silent.map(({ component, name }) => `${component}.${name}`)).toEqual([])
  })

  it('S-01 every prop has a type that the page can show', () => {
    const unreadable = props
      .filter(({ type }) => type === '' || type === 'unknown')
      .map(({ component, name }) => `${component}.${name}`)
    expect(unreadable.filter((prop) => !OF_ANY_TYPE.includes(prop))).toEqual([])
  })
})
