import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { compileOnce, type Parameter } from './compile-once.ts'

describeOnEachDatabase('compileOnce', (open) => {
  let builds = 0
  const rowOf = compileOnce((executor, parameter: Parameter<'first' | 'last'>) => {
    builds += 1
    return executor.selectNoFrom(({ val, cast }) => [
      cast<string>(val(parameter('first')), 'text').as('first'),
      cast<string>(val(parameter('last')), 'text').as('last'),
      cast<string>(val('constant'), 'text').as('constant'),
    ])
  })

  it('runs with the values of each execution', async () => {
    const { kysely } = await open()
    const rows = [
      await rowOf(kysely, { first: 'a', last: 'b' }),
      await rowOf(kysely, { first: 'last', last: 'constant' }),
    ]
    expect(rows.flat()).toEqual([
      { first: 'a', last: 'b', constant: 'constant' },
      { first: 'last', last: 'constant', constant: 'constant' },
    ])
  })

  it('builds the query once per database, including its transactions', async () => {
    builds = 0
    const [database, other] = [await open(), await open()]
    const values = { first: 'a', last: 'b' }
    await rowOf(database.kysely, values)
    await database.transaction((transaction) => rowOf(transaction, values))
    expect(builds).toBe(1)
    await rowOf(other.kysely, values)
    expect(builds).toBe(2)
  })
})
