import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RepeatedInPage } from './RepeatedInPage.tsx'

it('P-24 RepeatedInPage marks the item that the server repeats', () => {
  const list = createElement(RepeatedInPage<string>, {
    list: 'PLANTS',
    items: ['__NAME__'],
    keyOf: (name) => name,
    // oxlint-disable-next-line react/no-children-prop -- the child is a function
    children: (name) => createElement('li', {}, name),
  })
  expect(renderToStaticMarkup(list)).toBe('__EACH_PLANTS__<li>__NAME__</li>__END_PLANTS__')
})
