import { describe, expect, it } from 'vitest'
import { REGISTERED_MAILS, SAMPLE_MAILS } from '../../test/fixtures/sample-mails.ts'

describe('SAMPLE_MAILS', () => {
  it('S-04 has a sample of every registered mail for each of its receivers', () => {
    const sampled = new Set(SAMPLE_MAILS.map(({ template, to }) => `${template} to ${to}`))
    expect([...sampled].toSorted()).toEqual([...REGISTERED_MAILS].toSorted())
  })
})
