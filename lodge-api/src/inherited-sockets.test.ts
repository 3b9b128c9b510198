import { expect, it } from 'vitest'
import { inheritedSockets } from './inherited-sockets.ts'

it('O-04 takes the two sockets that systemd opened for this process', () => {
  const opened = { LISTEN_PID: '42', LISTEN_FDS: '2' }
  expect(inheritedSockets(opened, 42)).toEqual({ publicSite: 3, console: 4 })
  expect(inheritedSockets(opened, 43)).toBeNull()
  expect(inheritedSockets({}, 42)).toBeNull()
  expect(() => inheritedSockets({ ...opened, LISTEN_FDS: '1' }, 42)).toThrow('two sockets')
})
