import type { Page } from '@playwright/test'
import { LODGE } from 'content'
import { linksIn, mailsTo } from '../fixtures/mailbox.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import type { RunningLodge } from '../lodge/start-lodge.ts'

/** Waits for the one mail to an address whose subject contains these words, and returns it. */
async function mailTo(lodge: RunningLodge, address: string, words: string) {
  const found = async () =>
    (await mailsTo(lodge.dataDir, address)).filter(({ subject }) => subject?.includes(words))
  await expect.poll(found).toHaveLength(1)
  const [mail] = await found()
  if (!mail) throw new Error(`There is no mail to ${address} about ${words}.`)
  return mail
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })

test('P-05, P-13, V-01 to V-03, E-01 to E-03, case 17 visitor sends a message, which the lodge gets by mail', {
  tag: '@phone',
}, async ({ page, lodge, guest }) => {
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  )
  await expect(page.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(sendButton(page)).toBeDisabled()
  await page.getByLabel('Nombres').fill('Ana Luz')
  await page.getByLabel('Correo electrónico').fill(guest.email)
  await page.getByLabel('Teléfono').fill('+34 (600) 11-22-33')
  await page.getByLabel('Mensaje').fill('¿Aceptan <b>perros</b> & gatos?\nLlegaríamos en abril.')
  await expect(sendButton(page)).toBeEnabled()

  await page.route('**/api/contact/form', (route) => route.abort())
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Server error. Please try again later')
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Llegaríamos en abril/)
  await page.unroute('**/api/contact/form')
  await sendButton(page).click()
  await expect(page.getByRole('status')).toContainText('Se envió correctamente el formulario')

  const found = async () =>
    (await mailsTo(lodge.dataDir, LODGE.email)).filter(({ replyTo }) => replyTo?.text === guest.email)
  await expect.poll(found).toHaveLength(1)
  const [mail] = await found()
  expect(mail?.subject).toBe('Mensaje de Ana Luz desde la página')
  expect(mail?.text).toContain('¿Aceptan <b>perros</b> & gatos?')
  expect(mail?.text).toContain('+34600112233')
})

test('P-02, P-12, case 12 newsletter is confirmed and cancelled by a click, and opening the links changes nothing', {
  tag: '@phone',
}, async ({ page, lodge, guest, request }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Noticias del valle' })
  const send = form.getByRole('button', { name: 'Suscribirme' })
  await expect(send).toBeDisabled()
  await form.getByLabel('Correo electrónico').fill(guest.email)
  await expect(send).toBeEnabled()
  await form.getByRole('checkbox').check()
  await send.click()
  await expect(form.getByRole('status')).toContainText('¡Suscripción Hecha!')

  const mail = await mailTo(lodge, guest.email, 'Confirme su suscripción')
  const links = linksIn(mail)
  const linkTo = (word: string) => links.find((link) => link.includes(word)) ?? ''
  for (const link of links) {
    expect((await request.get(link)).ok()).toBe(true)
    expect((await request.head(link)).ok()).toBe(true)
  }
  await page.goto(linkTo('/newsletter/confirm'))
  const confirm = page.getByRole('button', { name: 'Confirmar mi suscripción' })
  await confirm.click()
  await expect(page.getByRole('status')).toContainText('Su suscripción está confirmada.')
  await expect(confirm).toHaveCount(0)
  await page.reload()
  await confirm.click()
  await expect(page.getByRole('status')).toContainText('ya estaba confirmada')

  const headers = mail.headerLines.map(({ line }) => line.replace(/\r?\n\s+/g, ' '))
  const [oneClick = ''] = headers.flatMap((line) => /^List-Unsubscribe: <(.+)>$/.exec(line)?.slice(1) ?? [])
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect((await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).ok()).toBe(true)
  await page.goto(linkTo('/newsletter/unsubscribe'))
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByRole('status')).toContainText('ya estaba dado de baja')
})

test('Ley 29571, W-10 complaint is filed by keyboard and mailed to the consumer and the lodge', {
  tag: '@once',
}, async ({ page, lodge, guest }) => {
  await page.goto('/politics')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Libro de Reclamaciones' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libro de Reclamaciones')
  await page.getByLabel('Nombres y apellidos').fill('Ana Luz Núñez')
  await page.getByLabel('Tipo de documento').selectOption('DNI')
  await page.getByLabel('Número de documento').fill('44556677')
  await page.getByLabel('Domicilio').fill('Jirón de Ejemplo 123, Lima')
  await page.getByLabel('Teléfono').fill('984 000 111')
  await page.getByLabel('Correo electrónico').fill(guest.email)
  await page.getByRole('radio', { name: 'Servicio', exact: true }).press('Space')
  await page.getByLabel('Descripción').fill('Dos noches en la habitación Molle')
  await page.getByRole('radio', { name: /^Queja/ }).press('Space')
  await page.getByLabel('Detalle').fill('Nadie contestó el teléfono.')
  await page.getByLabel('Pedido').fill('Una explicación.')
  // The button is disabled until the code has loaded.
  const send = page.getByRole('button', { name: 'Enviar la hoja' })
  await expect(send).toBeEnabled()
  await send.press('Enter')

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Hoja de reclamación \d{4}-\d{6}$/)
  await expect(heading).toBeFocused()
  const number = (await heading.textContent())?.split(' ').at(-1) ?? ''
  const copy = await mailTo(lodge, guest.email, number)
  const notice = await mailTo(lodge, LODGE.email, number)
  for (const mail of [copy, notice]) {
    expect(mail.text).toContain('Nadie contestó el teléfono.')
    expect(mail.text).toContain(LODGE.ruc)
  }
  expect(notice.replyTo?.text).toBe(guest.email)
})

test('Ley 29733, P-08 footer links to the legal pages, and their contents link to each section', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/restaurant')
  const footer = page.getByRole('contentinfo')
  for (const name of [
    'Términos y condiciones',
    'Política de privacidad',
    'Protección de niñas, niños y adolescentes',
  ]) {
    await footer.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const contents = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
    const last = contents.last()
    const title = (await last.textContent()) ?? ''
    await last.click()
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport()
    await expect(page).toHaveURL(/#[a-z-]+$/)
  }
})

test('E-03 input typed before the code has loaded stays, and the browser does not submit it', {
  tag: '@once',
}, async ({ page, guest }) => {
  let allowCode = () => {}
  const code = new Promise<void>((resolve) => {
    allowCode = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await code
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Nombres').fill('Ana Luz')
  await page.getByLabel('Correo electrónico').fill(guest.email)
  await page.getByLabel('Teléfono').fill('984 000 111')
  await page.getByLabel('Teléfono').press('Enter')
  allowCode()
  await page.getByLabel('Mensaje').fill('¿Hay sitio en abril?')
  await sendButton(page).click()
  await expect(page.getByRole('status')).toContainText(guest.email)
  await expect(page).toHaveURL('/contact')
})
