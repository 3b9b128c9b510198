import { expect, it } from 'vitest'
import { mayBeThisMachine } from './plain-connections.ts'

it.each([
  ['postgres://lodge@localhost/lodge', true],
  ['postgres://lodge@127.0.0.1:5432/lodge', true],
  ['postgres:///lodge?host=/run/postgresql', true],
  ['postgres://lodge@database:5432/lodge', true],
  ['postgres://lodge@db.example.pe/lodge', false],
  ['postgres://lodge@10.0.0.7/lodge', false],
])('O-07 the server of %s may be on this machine: %s', (url, expected) => {
  expect(mayBeThisMachine(url)).toBe(expected)
})
