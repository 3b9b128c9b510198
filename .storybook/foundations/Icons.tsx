import styles from './foundations.module.css'
import { Page } from './Page.tsx'
import { ICONS } from './used-icons.ts'

/** Every icon that the apps import, and where; the list is read from their sources. */
export function Icons() {
  return (
    <Page
      title="Iconos"
      lead="Un solo juego de trazo, Lucide. Un icono acompaña a su palabra; solo, únicamente donde todos lo conocen: cerrar, anterior, siguiente."
    >
      <p>
        Estos son los {ICONS.length} que el producto usa hoy. Antes de agregar uno, busque si alguno de estos
        ya dice lo mismo. Siempre llevan <code>aria-hidden</code>: el nombre lo da la palabra o{' '}
        <code>aria-label</code>.
      </p>
      <ul className={styles.icons} role="list">
        {ICONS.map(({ name, Icon, users }) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            <code>{name}</code>
            <span>{users.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Page>
  )
}
