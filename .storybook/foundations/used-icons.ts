import type { LucideIcon } from 'lucide-react'

/** An icon that the apps import, and the components that do. */
export type UsedIcon = { name: string; Icon: LucideIcon; users: readonly string[] }

/** The icons in use, by name. `icons-plugin.ts` replaces this module when Storybook starts or is built. */
export const ICONS: readonly UsedIcon[] = []
