import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'
import { type SourceFile, unshownComponents } from './find-unshown.ts'

const file = (path: string, ...imported: string[]): SourceFile => ({
  path,
  source: imported.map((specifier) => `import '${specifier}'`).join('\n'),
})

const plants = [
  file('site/garden/PlantList.stories.tsx', './PlantList.tsx'),
  file('site/garden/PlantList.tsx', './plant-columns.tsx', '../other/Badge.tsx'),
  file('site/garden/plant-columns.tsx', './PlantCell.tsx'),
  file('site/garden/PlantCell.tsx'),
]

const paths = globSync('{public-site,admin-console,shared-ui}/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\/routes\/|\.gen\.ts$|\.test\.tsx?$/.test(path))
// Read before the tests: every source file is parsed.
const unshown = unshownComponents(
  paths.map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') })),
)

describe('unshownComponents', () => {
  it('counts a component and its parts in the same folder as shown', () => {
    expect(unshownComponents(plants)).toEqual([])
  })

  it('counts components in other folders of the same feature as shown, but not of other features', () => {
    const files = [
      file('site/features/booking/Flow.stories.tsx', './card/CardStep.tsx', '../garden/Leaf.tsx'),
      file('site/features/booking/card/CardStep.tsx', '../Policy.tsx'),
      file('site/features/booking/Policy.tsx'),
      file('site/features/garden/Leaf.tsx'),
    ]
    expect(unshownComponents(files)).toEqual(['site/features/garden/Leaf.tsx'])
  })

  it.each([
    ['without a story', file('site/garden/PlantCard.tsx')],
    ['with a story in another folder only', file('site/other/Badge.tsx')],
    ['with a test only', file('site/garden/Tested.tsx')],
  ])('returns a component %s', (_, component) => {
    const files = [...plants, file('site/garden/Tested.test.tsx', './Tested.tsx'), component]
    expect(unshownComponents(files)).toContain(component.path)
  })

  it('returns no component of the two sites and shared-ui', () => {
    expect(unshown).toEqual([])
  })
})
