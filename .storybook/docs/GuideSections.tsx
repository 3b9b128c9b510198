import type { Example, Guide } from '../../shared-ui/src/guides/guide.ts'
import styles from './docs.module.css'
import { FaceScope } from './FaceScope.tsx'
import { usePageStories } from './page-stories.ts'
import { StoryFrame } from './StoryFrame.tsx'

/** The parts of a component in reading order. */
export function Anatomy({ parts }: { parts: readonly string[] }) {
  return (
    <>
      <h2 id="anatomia">Anatomía</h2>
      <ol>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  )
}

/** A good and a bad use side by side. */
export function Practice({ practice: { good, bad } }: { practice: NonNullable<Guide['practice']> }) {
  return (
    <>
      <h2 id="uso">Así sí, así no</h2>
      <div className={styles.practice}>
        <Use verdict="Así sí" kind="good" {...good} />
        <Use verdict="Así no" kind="bad" {...bad} />
      </div>
    </>
  )
}

type UseProps = Example & { verdict: string; kind: 'good' | 'bad' }

function Use({ verdict, kind, text, example, story }: UseProps) {
  const framed = usePageStories().all.find(({ name }) => name === story)
  return (
    <figure className={styles.use} data-kind={kind}>
      {example && <FaceScope face="public">{example}</FaceScope>}
      {framed && <StoryFrame story={framed} />}
      <figcaption>
        <strong>{verdict}.</strong> {text}
      </figcaption>
    </figure>
  )
}

/** The rules for the Spanish texts of a component. */
export function CopyRules({ rules }: { rules: readonly string[] }) {
  return (
    <>
      <h2 id="textos">Textos</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  )
}

export type KeyValuesProps = {
  head: readonly [string, string]
  rows: Readonly<Record<string, string>>
}

/** A table of names in code and their meaning. */
export function KeyValues({ head: [name, meaning], rows }: KeyValuesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{meaning}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([key, value]) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
