import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'
import { unmarkedInForcedColours } from './forced-colours.ts'

describe('unmarkedInForcedColours', () => {
  it.each([
    ['.field[aria-invalid="true"] { box-shadow: inset 4px 0 0 red }', ['.field[aria-invalid="true"]']],
    ['.error::before { background: currentcolor }', ['.error::before']],
    ['.held { box-shadow: inset 0 0 0 2px red }', ['.held']],
    ['.button:active { box-shadow: inset 0 2px 4px red }', []],
    [
      '.dot::before { background: currentcolor } @media (forced-colors: active) { .dot::before { background: CanvasText } }',
      [],
    ],
    [
      '.dot::before { background: currentcolor } @media (forced-colors: active) { .other { color: red } }',
      ['.dot::before'],
    ],
  ])('W-10 %s → %j', (stylesheet, selectors) => {
    expect(unmarkedInForcedColours(stylesheet)).toEqual(selectors)
  })
})

it('W-10 marks of both sites and their components show in forced colours', () => {
  const files = globSync(['{public-site,admin-console,shared-ui}/src/**/*.css'], { cwd: projectRoot })
  expect(files.length).toBeGreaterThan(20)
  const unmarked = files.flatMap((file) =>
    unmarkedInForcedColours(readFileSync(join(projectRoot, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  )
  expect(unmarked).toEqual([])
})
