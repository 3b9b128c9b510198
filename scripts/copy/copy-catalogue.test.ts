import { describe, expect, it } from 'vitest'
import { SUBJECTS } from '../../.storybook/texts/subjects.ts'
import { readContentCatalogue, readCopyCatalogue, readUsages, unusedTexts } from './copy-catalogue.ts'

const catalogue = readCopyCatalogue()

describe('readCopyCatalogue', () => {
  it('S-03 lists for each text the files that show it', () => {
    const fields = catalogue.find(({ name }) => name === 'CONFIRMATION_MAIL')
    expect(fields).toMatchObject({ subject: 'mails', file: 'shared-ui/src/copy/mails/mails.ts' })
    expect(fields?.note).toContain('when the reservation is confirmed')
    const heading = fields?.texts.find(({ key }) => key === 'heading')
    expect(heading).toMatchObject({ text: 'Su reserva está confirmada' })
    expect(heading?.usedIn).toContain('lodge-api/src/mail/confirmation-mail.ts')
  })

  it('S-03 the page of texts names and rules each subject of the copy and of the content, and no other', () => {
    const subjects = [...catalogue, ...readContentCatalogue()].map(({ subject }) => subject)
    expect(Object.keys(SUBJECTS).toSorted()).toEqual([...new Set(subjects)].toSorted())
  })

  it('S-03 every text is used', () => {
    expect(unusedTexts(catalogue)).toEqual([])
  })
})

describe('readContentCatalogue', () => {
  it('S-03 lists what people read of the content of the lodge, without codes and file names', () => {
    const lodge = readContentCatalogue().find(({ file }) => file === 'content/lodge/lodge.json')
    expect(lodge?.texts).toContainEqual({ key: 'address.region', text: 'Cusco', usedIn: [] })
    expect(lodge?.texts.map(({ key }) => key)).not.toContain('email')
  })
})

describe('readUsages', () => {
  const usages = (source: string) =>
    readUsages([
      {
        path: 'public-site/src/Page.tsx',
        source: `import { WORDS as W } from 'shared-ui/copy/site/home'\n${source}`,
      },
    ])
      .get('shared-ui/src/copy/site/home.ts WORDS')
      ?.map(({ path, properties }) => [path, ...properties])

  it.each([
    ['the properties that are read', 'show(W.title, W.slides.next)', ['title', 'slides']],
    ['the whole, if a property is computed', 'show(W[kind])', ['*']],
    ['the whole, if it is passed on', 'show({ ...W })', ['*']],
  ])('S-03 finds %s', (_, source, found) => {
    expect(usages(source)).toEqual([['public-site/src/Page.tsx', ...found]])
  })

  it('S-03 does not count an import that is not used', () => {
    expect(usages('show(OTHER.title)')).toBeUndefined()
  })
})
