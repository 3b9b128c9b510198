import { expect, it } from 'vitest'
import { probableEmail } from './email-domain.ts'

it.each([
  ['rosa@gmial.com', 'rosa@gmail.com'],
  ['rosa@gmail.con', 'rosa@gmail.com'],
  ['rosa@gmial.con', 'rosa@gmail.com'],
  ['rosa@ymail.con', 'rosa@ymail.com'],
  ['rosa@mi-empresa.con', 'rosa@mi-empresa.com'],
  ['rosa@gmail.co', 'rosa@gmail.com'],
  ['Rosa@GMAL.com', 'Rosa@gmail.com'],
  ['rosa@hotmial.com', 'rosa@hotmail.com'],
  ['rosa@yahooo.com', 'rosa@yahoo.com'],
  ['rosa@outlok.es', 'rosa@outlook.es'],
  ['rosa@hotmail.cm', 'rosa@hotmail.com'],
  ['rosa@yahoo.om', 'rosa@yahoo.com'],
])('V-12 asks whether %s was meant as %s', (typed, meant) => {
  expect(probableEmail(typed)).toBe(meant)
})

it.each(['rosa@gmail.com', 'rosa@example.pe', 'rosa@unsaac.edu.pe', 'rosa@', '@gmial.com', ''])(
  'V-12 has no doubt about %j',
  (typed) => {
    expect(probableEmail(typed)).toBeNull()
  },
)

const COUNTRIES =
  'ar at be br ca ch cl cz de dk ec ee es fi fr gr hu ie in it jp kr lv mx my nl no ph pl pt ro rs se sg sk tr uk us'
const NATIONAL = ['hotmail', 'live', 'outlook', 'yahoo'].flatMap((name) =>
  COUNTRIES.split(' ').flatMap((country) => [
    `${name}.${country}`,
    `${name}.com.${country}`,
    `${name}.co.${country}`,
  ]),
)
const INTERNATIONAL =
  'aol.com email.com fastmail.com gmail.com gmx.com gmx.de gmx.es gmx.net googlemail.com hey.com hotmail.com icloud.com live.com mac.com mail.com mail.ru me.com msn.com orange.fr outlook.com pm.me proton.me protonmail.ch protonmail.com rocketmail.com terra.com tutanota.com web.de yahoo.com yandex.com ymail.com zoho.com'

it('V-12 has no doubt about the domains of real providers', () => {
  const doubted = [...NATIONAL, ...INTERNATIONAL.split(' ')].filter((domain) =>
    probableEmail(`rosa@${domain}`),
  )
  expect(doubted).toEqual([])
})
