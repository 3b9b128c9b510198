import { useDeferredValue, useId, useState } from 'react'
import type { CatalogueEntry, CatalogueText } from '../../scripts/copy/copy-catalogue.ts'
import { searchText } from '../../shared-ui/src/rules/text/search-text.ts'
import { catalogue } from './catalogue.ts'
import { PRODUCTS, SUBJECTS } from './subjects.ts'
import styles from './Texts.module.css'

export type TextsProps = {
  /** The subject that is shown, the name of a folder of the copy. */
  subject?: string
  /** Shows only texts that contain this, of all subjects. */
  search?: string
}

const EVERYWHERE = Object.keys(SUBJECTS)

/** All Spanish texts of the product by subject, with the rules of the subject and the files that show each text. */
export function Texts({ subject: first = 'booking', search: typed = '' }: TextsProps) {
  const [subject, setSubject] = useState(first)
  const [search, setSearch] = useState(typed)
  const [subjectField, searchField] = [useId(), useId()]
  const found = entriesWith(useDeferredValue(search.trim()), subject)
  return (
    <main className={styles.page}>
      <h1>Textos</h1>
      <p className={styles.intro}>
        Todo lo que el producto dice, tal como está en el código. Lo que va entre llaves lo pone el programa.
        Un texto se cambia en su archivo; los del propio hospedaje son el tema «El hospedaje».
      </p>
      <div className={styles.filters}>
        <label htmlFor={searchField}>Buscar en todos</label>
        <input
          id={searchField}
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <label htmlFor={subjectField}>Tema</label>
        <select
          id={subjectField}
          value={subject}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        >
          {EVERYWHERE.map((name) => (
            <option value={name} key={name}>
              {SUBJECTS[name]?.title}
            </option>
          ))}
        </select>
      </div>
      {search.trim() === '' && <p className={styles.rules}>{SUBJECTS[subject]?.rules}</p>}
      <p role="status">{found.reduce((count, { texts }) => count + texts.length, 0)} textos</p>
      {found.map((entry) => (
        <Entry entry={entry} key={`${entry.file} ${entry.name}`} />
      ))}
    </main>
  )
}

function entriesWith(search: string, subject: string): CatalogueEntry[] {
  if (search === '') return catalogue.filter((entry) => entry.subject === subject)
  const term = searchText(search)
  return catalogue
    .map((entry) => ({
      ...entry,
      texts: entry.texts.filter(({ text }) => searchText(text).includes(term)),
    }))
    .filter(({ texts }) => texts.length > 0)
}

function Entry({ entry: { file, name, note, texts } }: { entry: CatalogueEntry }) {
  return (
    <section>
      <h2 className={styles.name}>
        <code>{name}</code>
      </h2>
      <p className={styles.note}>
        <code>{file}</code>
        {note !== '' && <span lang="en"> · {note}</span>}
      </p>
      <ul role="list" className={styles.texts}>
        {texts.map((text) => (
          <TextRow text={text} key={`${text.key} ${text.text}`} />
        ))}
      </ul>
    </section>
  )
}

function TextRow({ text: { key, text, usedIn } }: { text: CatalogueText }) {
  return (
    <li className={styles.text}>
      <p className={styles.words}>{text}</p>
      <p className={styles.note}>{key !== '' && <code>{key}</code>}</p>
      <ul role="list" className={styles.note}>
        {usedIn.map((path) => (
          <li key={path}>{placeName(path)}</li>
        ))}
      </ul>
    </li>
  )
}

/** `Consola · board/BoardScreen`. */
function placeName(path: string): string {
  const [product = '', , ...rest] = path.split('/')
  const place = rest
    .slice(-2)
    .join('/')
    .replace(/\.tsx?$/, '')
  return `${PRODUCTS[product] ?? product} · ${place}`
}
