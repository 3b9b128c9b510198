import { addons } from 'storybook/manager-api'
import { theme } from './brand/theme.ts'

addons.setConfig({
  theme,
  sidebar: { showRoots: true, collapsedRoots: ['consola', 'sitio-público'] },
  // Foundations are pages to read: below them the panel would only say that there are no controls.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('fundamentos'),
  },
})
