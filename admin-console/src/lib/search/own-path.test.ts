import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('ownPath', () => {
  it.each([
    '/reservations-panel',
    '/reservations-panel?search=ana&state=all',
    '/view-reservation/018f#pago',
    '/',
  ])('A-02 accepts %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '//evil.example/reservations-panel',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'reservations-panel',
    '/..//evil.example',
    '/.//evil.example',
    '',
  ])('A-02 rejects %j', (text) => {
    expect(ownPath(text)).toBeNull()
  })

  it('A-02 rejects the sign-in page itself and a missing path', () => {
    expect(ownPath('/administrative-panel?redirect=/administrative-panel')).toBeNull()
    expect(ownPath(undefined)).toBeNull()
  })
})
