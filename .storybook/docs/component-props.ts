import type { ComponentType } from 'react'

/** What react-docgen writes onto a component while the page is built. */
type Docgen = {
  props?: Record<
    string,
    {
      required?: boolean
      tsType?: { name: string; raw?: string }
      description?: string
      defaultValue?: { value: string } | null
    }
  >
}

export type DocumentedProp = {
  name: string
  type: string
  isRequired: boolean
  byDefault: string
  description: string
}

/** The props of a component in the order of its type, the required ones first. */
export function propsOf(component: ComponentType & { __docgenInfo?: Docgen }): DocumentedProp[] {
  const props = Object.entries(component.__docgenInfo?.props ?? {}).map(([name, prop]) => ({
    name,
    type: typeText(prop.tsType),
    isRequired: prop.required ?? false,
    byDefault: prop.defaultValue?.value ?? '',
    description: prop.description ?? '',
  }))
  return [...props.filter(({ isRequired }) => isRequired), ...props.filter(({ isRequired }) => !isRequired)]
}

/** The type as written, without the comments in it; `undefined` of an optional prop goes without saying. */
const typeText = (type: { name: string; raw?: string } | undefined): string => {
  const text = type?.raw ?? type?.name ?? ''
  return text
    .replaceAll(/\s*\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/^\((\(.*)\)$/, '$1')
}
