import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password-service.ts'

describe('passwordMatches', () => {
  it('A-01 accepts the hashed password and no other', async () => {
    const hash = await hashPassword('maíz morado')
    expect(await passwordMatches(hash, 'maíz morado')).toBe(true)
    expect(await passwordMatches(hash, 'maiz morado')).toBe(false)
    expect(await hashPassword('maíz morado')).not.toBe(hash)
  })

  it('A-01 accepts an accent composed in another way', async () => {
    const hash = await hashPassword('mai\u0301z morado')
    expect(await passwordMatches(hash, 'ma\u00edz morado')).toBe(true)
  })

  it('A-01 takes as long for an unknown username, and never matches', async () => {
    const hash = await hashPassword('maíz morado')
    const timed = async (of: string | undefined) => {
      const start = performance.now()
      for (let round = 0; round < 5; round += 1) await passwordMatches(of, 'otra clave')
      return performance.now() - start
    }
    expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false)
    const [known, unknown] = [await timed(hash), await timed(undefined)]
    // Without the dummy hash it would take a thousandth; the tolerance allows for a busy machine.
    expect(unknown).toBeGreaterThan(known / 5)
  })
})
