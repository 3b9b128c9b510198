import { Canvas, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import type { Guide } from '../../shared-ui/src/guides/guide.ts'
import { propsOf } from './component-props.ts'
import styles from './docs.module.css'
import { Anatomy, CopyRules, KeyValues, Practice } from './GuideSections.tsx'
import { PropsTable } from './PropsTable.tsx'
import { type PageStory, usePageStories } from './page-stories.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { StoryLinks } from './StoryLinks.tsx'

/** What a page knows of its stories' file. */
type MetaParameters = {
  guide?: Guide
  /** The component whose props the page lists, where stories show it inside another. */
  documents?: ComponentType
  fileName?: string
}

type DocumentedMeta = { title: string; component?: ComponentType; parameters: MetaParameters }

/** Pages of components and screens; those of mails, printed pages and texts show no component with props to choose. */
const OF_PRODUCT = /^(?:Componentes|Sitio público|Consola)\//

/** The documentation page of a component or screen: its guide, its props and its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const meta: DocumentedMeta = preparedMeta
  const { guide, documents, fileName = '' } = meta.parameters
  const { main, all, still } = usePageStories()
  return (
    <>
      <Title />
      <p className={styles.source}>{fileName.replace('./', '').replace('.stories.tsx', '')}</p>
      {guide && <Purpose guide={guide} />}
      {main && <Example story={main} />}
      {guide && <Use guide={guide} />}
      {OF_PRODUCT.test(meta.title) && (
        <Props of={documents ?? meta.component} isShared={meta.title.startsWith('Componentes/')} />
      )}
      <h2 id="estados">Estados</h2>
      {guide?.states && <KeyValues head={['Atributo', 'Qué dice']} rows={guide.states} />}
      <StoryLinks stories={all} />
      {still.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      {guide && <Details guide={guide} />}
    </>
  )
}

type PropsProps = { of: ComponentType | undefined; isShared: boolean }

/** The props; screens without any do not mention them. */
function Props({ of, isShared }: PropsProps) {
  if (!of || (!isShared && propsOf(of).length === 0)) return null
  return (
    <>
      <h2 id="propiedades">Propiedades</h2>
      <PropsTable of={of} />
    </>
  )
}

const Use = ({ guide: { anatomy, practice } }: { guide: Guide }) => (
  <>
    {anatomy && <Anatomy parts={anatomy} />}
    {practice && <Practice practice={practice} />}
  </>
)

const Details = ({ guide: { keyboard, copy } }: { guide: Guide }) => (
  <>
    {keyboard && (
      <>
        <h2 id="teclado">Teclado</h2>
        <KeyValues head={['Tecla', 'Qué hace']} rows={keyboard} />
      </>
    )}
    {copy && <CopyRules rules={copy} />}
  </>
)

function Purpose({ guide }: { guide: Guide }) {
  return (
    <>
      <p className={styles.lead}>{guide.purpose}</p>
      <p>
        <strong>Cuándo no:</strong> {guide.notFor}
      </p>
    </>
  )
}

/** A story with its code on the page, or in a window of its own. */
function Example({ story }: { story: PageStory }) {
  return (
    <figure className={styles.example}>
      <figcaption>{story.name}</figcaption>
      {story.frame === 'none' ? (
        <Canvas of={story.moduleExport} layout="fullscreen" />
      ) : (
        <StoryFrame story={story} />
      )}
    </figure>
  )
}
