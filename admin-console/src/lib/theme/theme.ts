import { storedChoice } from '../stored-choice.ts'

/** `system`: as the computer or phone asks. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where it is kept; index.html reads it too, before anything is drawn. */
export const THEME_KEY = 'lodge.theme'

/** How staff want the console on this device. */
export const themeChoice = storedChoice<Theme>(THEME_KEY, THEMES)

/** Dresses the page as chosen (console.css). */
function applyPreferences(): void {
  const theme = themeChoice.current()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  applyMonthBars(theme)
}

/** The browser's own bars take the colour of the theme: of the two in the page, the one whose condition holds. */
function applyMonthBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.dataset['theme'] ?? ''
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${own})`
    else bar.media = own === theme ? 'all' : 'not all'
  }
}

/** Keeps the page in the chosen theme from now on. */
export function followTheme(): () => void {
  applyPreferences()
  return themeChoice.subscribe(applyPreferences)
}
