import { storedChoice } from '../stored-choice.ts'

/** `system`: the preference of the operating system. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Storage key; index.html reads it too, before the first paint. */
export const THEME_KEY = 'lodge.theme'

/** The theme chosen on this device. */
export const themeChoice = storedChoice<Theme>(THEME_KEY, THEMES)

/** Sets the chosen theme on the document (console.css). */
function applyTheme(): void {
  const theme = themeChoice.current()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  applyThemeColor(theme)
}

/** Sets the colour of the browser's toolbar: of the two meta elements, the one whose media query matches applies. */
function applyThemeColor(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const barTheme = bar.dataset['theme'] ?? ''
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${barTheme})`
    else bar.media = barTheme === theme ? 'all' : 'not all'
  }
}

/** Applies the chosen theme now and after every change. */
export function followTheme(): () => void {
  applyTheme()
  return themeChoice.subscribe(applyTheme)
}
