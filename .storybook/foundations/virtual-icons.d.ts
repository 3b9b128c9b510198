declare module 'virtual:lodge-icons' {
  import type { LucideIcon } from 'lucide-react'

  /** The icons that the apps import, by name, with the components that do. */
  export const ICONS: readonly { name: string; Icon: LucideIcon; users: readonly string[] }[]
}
