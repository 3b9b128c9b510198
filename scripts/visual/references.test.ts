import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { explainOtherMajor, referenceMajor, storeMajor } from './browser-major.ts'
import { findChanges, updateReferences } from './references.ts'
import { capturedFaces } from './story-faces.ts'

const BUTTON = 'shared-ui/Button/primary.public'
const DIALOG = 'shared-ui/Dialog/open.console-dark'

let folder = ''
const folders = () => ({ captures: join(folder, 'captures'), references: join(folder, 'references') })

async function capture(picture: string, colour: string): Promise<void> {
  const path = join(folders().captures, `${picture}.png`)
  mkdirSync(dirname(path), { recursive: true })
  const create = { width: 20, height: 20, channels: 3, background: colour } as const
  writeFileSync(path, await sharp({ create }).png().toBuffer())
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-visual-'))
  await capture(BUTTON, '#2f5d3a')
  await capture(DIALOG, '#1d241d')
  await updateReferences(folders(), true)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('findChanges', () => {
  it('S-02 finds none when every story is as its reference', async () => {
    expect(await findChanges(folders(), true)).toEqual([])
  })

  it('S-02 names the story that changed, with both pictures and their difference', async () => {
    await capture(BUTTON, '#9d2b1f')
    const [change, ...others] = await findChanges(folders(), true)
    expect(others).toEqual([])
    expect(change).toMatchObject({ picture: BUTTON, reason: '400 pixels differ' })
    expect(Object.keys(change?.files ?? {})).toEqual(['expected', 'actual', 'difference'])
  })

  it('S-02 names new stories, and those without a picture if all were captured', async () => {
    rmSync(join(folders().captures, `${DIALOG}.png`))
    await capture('shared-ui/Alert/new.public', '#fae8e2')
    const reasons = (isWhole: boolean) =>
      findChanges(folders(), isWhole).then((changes) =>
        changes.map(({ picture, reason }) => [picture, reason]),
      )
    const added = ['shared-ui/Alert/new.public', 'there is no reference']
    expect(await reasons(true)).toEqual([added, [DIALOG, 'the story is gone or failed']])
    expect(await reasons(false)).toEqual([added])
  })
})

describe('updateReferences', () => {
  it('S-02 stores what changed and removes references of stories that are gone', async () => {
    await capture(BUTTON, '#9d2b1f')
    rmSync(join(folders().captures, `${DIALOG}.png`))
    expect(await updateReferences(folders(), true)).toBe(2)
    expect(await findChanges(folders(), true)).toEqual([])
  })

  it('S-02 keeps the references of other stories when only some were captured', async () => {
    rmSync(join(folders().captures, `${DIALOG}.png`))
    expect(await updateReferences(folders(), false)).toBe(0)
    expect(existsSync(join(folders().references, `${DIALOG}.webp`))).toBe(true)
  })
})

describe('explainOtherMajor', () => {
  it('S-02 names --update when the references were made with another Chromium, or not yet', () => {
    expect(referenceMajor(folder)).toBeUndefined()
    expect(explainOtherMajor(undefined, 156)).toContain('npm run visual -- --update')
    storeMajor(folder, 156)
    expect(explainOtherMajor(referenceMajor(folder), 156)).toBeUndefined()
    expect(explainOtherMajor(referenceMajor(folder), 157)).toBe(
      'The references were made with Chromium 156 and this is Chromium 157: make them anew with npm run visual -- --update.',
    )
  })
})

describe('capturedFaces', () => {
  const COMPONENT = '/lodge/shared-ui/src/components/Button/Button.stories.tsx'
  const PAGE = '/lodge/public-site/src/features/home/Home.stories.tsx'
  const SCREEN = '/lodge/admin-console/src/features/board/BoardScreen.stories.tsx'
  it.each([
    ['a shared component in every face', COMPONENT, 'public', 4],
    ['a page of the public site in one face', PAGE, 'public', 1],
    ['a screen of the console in its own face', SCREEN, 'console-light', 1],
    ['a story about the dark face in that one', COMPONENT, 'console-dark', 1],
  ] as const)('S-02 captures %s', (_, file, own, count) => {
    const faces = capturedFaces({ file, own, isFirstOfFile: false })
    expect(faces[0]).toBe(own)
    expect(faces).toHaveLength(count)
  })

  it('S-02 captures the first screen of each file in dark too', () => {
    expect(capturedFaces({ file: SCREEN, own: 'console-light', isFirstOfFile: true })).toEqual([
      'console-light',
      'console-dark',
    ])
  })
})
