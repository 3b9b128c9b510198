import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { Dialog } from 'shared-ui/components/Dialog'
import { PREFERENCES } from 'shared-ui/copy/staff/preferences'
import { useStoredChoice } from '../../lib/stored-choice.ts'
import { ThemeField } from '../../lib/theme/ThemeField.tsx'
import { ShortcutsTable } from './ShortcutsTable.tsx'
import type { ShortcutPage } from './shortcuts.ts'
import { shortcutsSwitch } from './shortcuts-switch.ts'

export type PreferencesDialogProps = {
  /** The pages that have a key, in the order of the menu. */
  pages: ReadonlyArray<ShortcutPage>
  /** Called by Escape or ✕: the dialog closes without a decision. */
  onDismiss: () => void
}

/** The dialog with the theme of this device and the keyboard shortcuts. */
export function PreferencesDialog({ pages, onDismiss }: PreferencesDialogProps) {
  const isOn = useStoredChoice(shortcutsSwitch) === 'on'
  return (
    <Dialog title={PREFERENCES.title} onDismiss={onDismiss}>
      <ThemeField />
      <CheckboxField
        label={PREFERENCES.switch}
        hint={PREFERENCES.switchHint}
        checked={isOn}
        onCheckedChange={(checked) => shortcutsSwitch.choose(checked ? 'on' : 'off')}
      />
      <ShortcutsTable pages={pages} />
      <p>
        <a href="/third-party-notices.txt" target="_blank" rel="noreferrer">
          {PREFERENCES.notices}
        </a>
      </p>
    </Dialog>
  )
}
