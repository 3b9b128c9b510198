import { LODGE } from 'content'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { recordRequests, sessionRequests } from '../fixtures/requests.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { isInteractive, searchPanel } from '../fixtures/search-page.ts'
import { todayInLima } from '../fixtures/stays.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const inDays = (days: number): string => addDays(todayInLima(), days)

const invalidStays: [entry: string, departure: string, message: string][] = [
  ['2027-02-30', '2027-03-02', 'La fecha de entrada no existe.'],
  [inDays(3), '2027-02-30', 'La fecha de salida no existe.'],
  ['2027-2-3', '2027-02-05', 'La fecha de entrada no existe.'],
  ['hoy', 'mañana', 'La fecha de entrada no existe.'],
  [inDays(-1), inDays(1), 'La entrada no puede ser antes de hoy.'],
  [inDays(9), inDays(5), 'La salida debe ser al menos un día después de la entrada.'],
  [inDays(9), inDays(9), 'La salida debe ser al menos un día después de la entrada.'],
  [inDays(3650), inDays(3651), 'La entrada puede ser hasta 365 días después de hoy.'],
  [inDays(3), inDays(403), 'La estadía puede ser de hasta 30 noches.'],
]

test('B-02, V-09, case 4 booking URL with invalid dates shows why, links to the search and holds nothing', {
  tag: '@once',
}, async ({ page, lodge }) => {
  const requests = recordRequests(page.context())
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  for (const [entry, departure, message] of invalidStays) {
    await page.goto(`/make-reservation/${room._id}/${entry}/${departure}`)
    await expect(page.getByText(message), `${entry} to ${departure}`).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esas fechas no se pueden reservar')
  }
  await page.getByRole('link', { name: 'Volver a buscar' }).click()
  await expect(page).toHaveURL('/rooms')
  await expect(searchPanel(page).search).toBeEnabled()
  expect(sessionRequests(requests)).toEqual([])
})

test('B-02 booking URL of an unknown room shows that, and links to a search with the same dates', {
  tag: '@once',
}, async ({ page, newStay }) => {
  const requests = recordRequests(page.context())
  const stay = newStay(1)
  for (const id of ['018f0000-0000-7000-8000-000000000000', 'no-es-un-id']) {
    await page.goto(`/make-reservation/${id}/${stay.entry}/${stay.departure}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esa habitación')
    await page.getByRole('link', { name: 'Volver a buscar' }).click()
    await expect(page).toHaveURL(`/rooms?inDate=${stay.entry}&outDate=${stay.departure}`)
  }
  expect(sessionRequests(requests)).toEqual([])
})

test('P-10 search URL with invalid dates shows the error at the field, where it can be corrected', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/rooms?inDate=2027-02-30&outDate=2027-03-01')
  const { entry, search } = searchPanel(page)
  await expect(entry).toHaveAccessibleDescription('La fecha de entrada no existe.')
  await expect.poll(() => isInteractive(page)).toBe(true)
  await entry.fill(inDays(5))
  await page.getByLabel('Salida').fill(inDays(6))
  await search.click()
  await expect(page).toHaveURL(`/rooms?inDate=${inDays(5)}&outDate=${inDays(6)}`)
})

test('P-09 unknown URL returns status 404 with a title and a link to the home page', {
  tag: '@once',
}, async ({ page, request }) => {
  for (const path of ['/rooms/101', '/make-reservation/', '/administrative-panel']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain(`Página no encontrada · ${LODGE.name}`)
  }
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(`Página no encontrada · ${LODGE.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

const rejectedRequests: [request: string, path: string, status: number, errorCode: string, body?: string][] =
  [
    ['unknown endpoint', '/api/no-existe', 404, 'not_found'],
    ['unknown room', '/api/room/find-one?roomID=nadie', 404, 'room_not_found'],
    ['reversed nights', '/api/room/filter?inDate=2027-03-09&outDate=2027-03-01', 400, 'invalid_request'],
    ['staff request without a token', '/api/reservation?group=6', 401, 'session_invalid'],
    ['body that is not JSON', '/api/sign-in', 400, 'unreadable_body', '{'],
    ['body without required fields', '/api/sign-in', 400, 'invalid_request', '{}'],
  ]

for (const [name, path, status, errorCode, body] of rejectedRequests) {
  test(`C-01 ${name} is rejected with JSON, an error code and a Spanish message`, { tag: '@once' }, async ({
    request,
  }) => {
    const headers = { 'content-type': 'application/json' }
    const response = await (body === undefined
      ? request.get(path)
      : request.post(path, { headers, data: body }))
    expect(response.status()).toBe(status)
    expect(response.headers()['content-type']).toContain('application/json')
    const error: unknown = await response.json()
    expect(error).toMatchObject({ errorCode, errorMessage: expect.stringMatching(/[a-záéíóúñ]+\./) })
    expect(JSON.stringify(error)).not.toMatch(/\bat .*\.ts|node_modules|SQLITE|Error:/)
  })
}
