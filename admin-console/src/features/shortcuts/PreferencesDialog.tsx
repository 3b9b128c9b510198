import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { Dialog } from 'shared-ui/components/Dialog'
import { PREFERENCES } from 'shared-ui/copy/preferences'
import { useStoredChoice } from '../../lib/stored-choice.ts'
import { ThemeField } from '../../lib/theme/ThemeField.tsx'
import { ShortcutsTable } from './ShortcutsTable.tsx'
import type { ShortcutPage } from './shortcuts.ts'
import { shortcutsSwitch } from './shortcuts-switch.ts'

export type PreferencesDialogProps = {
  pages: readonly ShortcutPage[]
  onDismiss: () => void
}

/** How the console looks on this device, and what can be done in it by key. */
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
    </Dialog>
  )
}
