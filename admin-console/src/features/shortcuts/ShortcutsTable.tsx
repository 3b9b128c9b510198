import { Fragment } from 'react'
import { PREFERENCES } from 'shared-ui/copy/staff/preferences'
import styles from './ShortcutsTable.module.css'
import type { Keys } from './shortcut-keys.ts'
import { type ShortcutAction, type ShortcutPage, shortcutsOf } from './shortcuts.ts'

const wordsFor = (action: ShortcutAction<string>): string =>
  action.kind === 'go' ? PREFERENCES.goTo(action.label) : PREFERENCES.actions[action.kind]

/** Table of all shortcuts, from the list that the key handler uses. */
export function ShortcutsTable({ pages }: { pages: readonly ShortcutPage[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{PREFERENCES.keysTitle}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{PREFERENCES.keyColumn}</th>
          <th scope="col">{PREFERENCES.actionColumn}</th>
        </tr>
      </thead>
      <tbody>
        {shortcutsOf(pages).map(({ keys, action }) => (
          <ShortcutLine key={keys.join(' ')} keys={keys} words={wordsFor(action)} />
        ))}
        <ShortcutLine keys={[PREFERENCES.findKeys]} words={PREFERENCES.actions.find} />
        <ShortcutLine keys={[PREFERENCES.escape]} words={PREFERENCES.actions.leave} />
      </tbody>
    </table>
  )
}

function ShortcutLine({ keys, words }: { keys: Keys; words: string }) {
  return (
    <tr>
      <td>
        {keys.map((key, index) => (
          <Fragment key={key === keys[0] ? index : key}>
            {index > 0 && <span className={styles.then}> {PREFERENCES.between} </span>}
            <kbd className={styles.key}>{key}</kbd>
          </Fragment>
        ))}
      </td>
      <td>{words}</td>
    </tr>
  )
}
