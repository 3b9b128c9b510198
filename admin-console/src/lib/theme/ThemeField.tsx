import { RadioField } from 'shared-ui/components/RadioField'
import { THEME } from 'shared-ui/copy/staff/preferences'
import { useStoredChoice } from '../stored-choice.ts'
import { THEMES, themeChoice } from './theme.ts'

const CHOICES = THEMES.map((theme) => ({ value: theme, label: THEME.choices[theme] }))

/** Choice of theme: light, dark or that of the system. Applied at once and stored on this device. */
export function ThemeField() {
  return (
    <RadioField
      label={THEME.label}
      name="theme"
      value={useStoredChoice(themeChoice)}
      choices={CHOICES}
      onValueChange={(value) => {
        const theme = THEMES.find((one) => one === value)
        if (theme) themeChoice.choose(theme)
      }}
    />
  )
}
