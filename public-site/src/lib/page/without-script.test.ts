import { LODGE } from 'content'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WithoutScript } from './WithoutScript.tsx'

it.each([
  ['rooms', 'sus precios y las fechas libres aparecen solo con JavaScript'],
  ['nights', 'El calendario de noches libres aparece solo con JavaScript'],
  ['garden', 'La lista de plantas aparece solo con JavaScript'],
  ['booking', 'El formulario para reservar aparece solo con JavaScript'],
  ['reservation', 'Su reserva aparece solo con JavaScript'],
] as const)(
  'P-04, P-06, B-12 the prerendered page of %s says what needs JavaScript and shows contact links',
  (missing, words) => {
    const page = renderToStaticMarkup(createElement(WithoutScript, { missing }))
    expect(page).toMatch(/^<noscript>.*<\/noscript>$/)
    expect(page).toContain(words)
    expect(page).toContain(`Llamar al ${LODGE.phone}`)
    expect(page).toContain('href="/contact"')
  },
)

it.each([
  ['form', 'Este formulario se envía solo con JavaScript'],
  ['button', 'Este botón funciona solo con JavaScript'],
] as const)('P-13, P-20 a %s that needs JavaScript says so and shows phone and e-mail', (missing, words) => {
  const page = renderToStaticMarkup(createElement(WithoutScript, { missing }))
  expect(page).toContain(words)
  expect(page).toContain(`Llamar al ${LODGE.phone}`)
  expect(page).toContain(`href="mailto:${LODGE.email}"`)
})
