import { Fragment, type ReactNode } from 'react'
import { listMarks } from 'shared-ui/rules/list-marks'

export type RepeatedInPageProps<Item> = {
  /** The name by which the server knows the list. */
  list: string
  /** The items; while the build prerenders, one item of placeholders. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** The items of a list that the server fills in. While the build prerenders, marks around them say what it repeats. */
export function RepeatedInPage<Item>({ list, items, keyOf, children }: RepeatedInPageProps<Item>) {
  const marks = typeof document === 'undefined' ? listMarks(list) : null
  return (
    <>
      {marks?.start}
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
      {marks?.end}
    </>
  )
}
