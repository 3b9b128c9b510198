import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faceOf } from '../../.storybook/faces.ts'
import { choicesOf, INITIAL_GLOBALS, TOOLBAR } from '../../.storybook/toolbar/toolbar.ts'
import { projectRoot } from '../running/project.ts'

describe('toolbar of the design system', () => {
  it("S-02 every menu starts at the story's own state", () => {
    expect(Object.keys(INITIAL_GLOBALS)).toEqual(Object.keys(TOOLBAR))
    expect(TOOLBAR.face.toolbar.items[0]).toEqual({ value: 'own', title: 'Cara de la historia' })
  })

  it('S-02 no story disables a menu by fixing its value', () => {
    const menus = Object.keys(TOOLBAR).join('|')
    const fixing = globSync(
      ['{public-site,admin-console,shared-ui}/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
      { cwd: projectRoot },
    ).filter((path) =>
      new RegExp(`globals: \\{[^}]*\\b(?:${menus}):`).test(readFileSync(join(projectRoot, path), 'utf8')),
    )
    expect(fixing).toEqual([])
  })

  it('S-02 passes choices, and no initial values, to framed stories', () => {
    expect(choicesOf({ ...INITIAL_GLOBALS, face: 'console-dark', textSize: 'double', viewport: {} })).toBe(
      'face:console-dark;textSize:double',
    )
    expect(choicesOf({})).toBe('')
  })
})

describe('faceOf', () => {
  it.each([
    ['the choice of the toolbar', 'console-dark', 'console-light', 'console-dark'],
    ["the story's own face without a choice", 'own', 'console-light', 'console-light'],
    ['the public site without both', 'own', undefined, 'public'],
  ])('S-02 returns %s', (_, chosen, own, face) => {
    expect(faceOf({ face: chosen }, { face: own })).toBe(face)
  })
})
