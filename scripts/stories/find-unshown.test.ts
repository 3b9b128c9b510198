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

describe('stories', () => {
  it('show a component, and its parts in the same folder', () => {
    expect(unshownComponents(plants)).toEqual([])
  })

  it('show a component of the same feature from another of its folders, and of no other feature', () => {
    const files = [
      file('site/features/booking/Flow.stories.tsx', './card/CardStep.tsx', '../garden/Leaf.tsx'),
      file('site/features/booking/card/CardStep.tsx', '../Policy.tsx'),
      file('site/features/booking/Policy.tsx'),
      file('site/features/garden/Leaf.tsx'),
    ]
    expect(unshownComponents(files)).toEqual(['site/features/garden/Leaf.tsx'])
  })

  it.each([
    ['no story', file('site/garden/PlantCard.tsx')],
    ['a story of another folder alone', file('site/other/Badge.tsx')],
    ['a test alone', file('site/garden/Tested.tsx')],
  ])('miss a component that has %s', (_, unshown) => {
    const files = [...plants, file('site/garden/Tested.test.tsx', './Tested.tsx'), unshown]
    expect(unshownComponents(files)).toContain(unshown.path)
  })

  it('miss no component of both sites and of what they share', () => {
    const paths = globSync('{public-site,admin-console,shared-ui}/src/**/*.{ts,tsx}', { cwd: projectRoot })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !/\/routes\/|\.gen\.ts$|\.test\.tsx?$/.test(path))
    const files = paths.map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))
    expect(unshownComponents(files)).toEqual([])
  })
})
