import type { ComponentType } from 'react'
import { propsOf } from './component-props.ts'

/** What Storybook's panel of controls knows of a prop. */
type ArgType = {
  name: string
  description: string
  control: { type: 'text' | 'number' | 'boolean' | 'select' } | false
  options?: string[]
  table: { type: { summary: string }; defaultValue?: { summary: string } }
}

/** Storybook's own reader fails on types such as `RowProps['onSelect']`. Props of other than plain values have no control. */
export function argTypesOf(component: ComponentType): Record<string, ArgType> {
  const types = new Map<string, ArgType>()
  for (const { name, type, byDefault, description } of propsOf(component)) {
    const table = {
      type: { summary: type },
      // An empty summary would be shown as `""`.
      ...(byDefault !== '' && { defaultValue: { summary: byDefault } }),
    }
    types.set(name, { name, description, ...controlOf(type), table })
  }
  return Object.fromEntries<ArgType>(types)
}

const LITERALS = /^'[^']*'(?:\s*\|\s*'[^']*')*$/

function controlOf(type: string): Pick<ArgType, 'control' | 'options'> {
  if (LITERALS.test(type)) {
    return {
      control: { type: 'select' },
      options: Array.from(type.matchAll(/'([^']*)'/g), ([, text = '']) => text),
    }
  }
  if (type === 'string') return { control: { type: 'text' } }
  if (type === 'number' || type === 'boolean') return { control: { type } }
  return { control: false }
}
