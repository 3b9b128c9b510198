import type { FastifyInstance } from 'fastify'
import { FamiliesAnswer, FamilyQuery } from 'shared-ui/validators/family'
import { GroupingCreatedAnswer, GroupingRequest, GroupingUpdateRequest } from 'shared-ui/validators/grouping'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { createGrouping, groupings, removeGrouping, updateGrouping } from './groupings-service.ts'

const kind = 'family'

/** Staff's calls about the plant families (spec.md §7; A-13, V-06). */
export function registerFamiliesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    { method: 'GET', url: '/family', summary: 'Every family', access: 'staff', answer: FamiliesAnswer },
    async () => {
      const families = await groupings(lodge, kind)
      return { families, total: families.length }
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/family/create',
      summary: 'Adds a family',
      access: 'staff',
      body: GroupingRequest,
      answer: GroupingCreatedAnswer,
    },
    async ({ body, staff }) => ({ id: await createGrouping(lodge, { kind, name: body.name }, staff) }),
  )
  defineCall(
    app,
    {
      method: 'PUT',
      url: '/family/update',
      summary: 'Renames a family',
      description: 'With a `version` that is no longer the present one: `changed_meanwhile`, with `current`.',
      access: 'staff',
      query: FamilyQuery,
      body: GroupingUpdateRequest,
      answer: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      await updateGrouping(lodge, { kind, id: query.familyID, change: body }, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'DELETE',
      url: '/family/delete',
      summary: 'Deletes a family without plants',
      access: 'staff',
      query: FamilyQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await removeGrouping(lodge, { kind, id: query.familyID }, staff)
      return {}
    },
  )
}
