import type { FastifyInstance } from 'fastify'
import { FamiliesAnswer, FamilyQuery } from 'shared-ui/validators/family'
import { GroupingCreatedAnswer, GroupingRequest, GroupingUpdateRequest } from 'shared-ui/validators/grouping'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { defineEndpoint } from '../../http/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createGrouping, groupings, removeGrouping, updateGrouping } from './groupings-service.ts'

const kind = 'family'

/** The endpoints for the plant families (spec.md §7; A-13, V-06). */
export function registerFamiliesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/family',
      summary: 'Lists the families',
      access: 'staff',
      response: FamiliesAnswer,
    },
    async () => {
      const families = await groupings(lodge, kind)
      return { families, total: families.length }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/family/create',
      summary: 'Adds a family',
      access: 'staff',
      body: GroupingRequest,
      response: GroupingCreatedAnswer,
    },
    async ({ body, staff }) => ({ id: await createGrouping(lodge, { kind, name: body.name }, staff) }),
  )
  defineEndpoint(
    app,
    {
      method: 'PUT',
      url: '/family/update',
      summary: 'Renames a family',
      description: '409 `changed_meanwhile`, with `current`: `version` is no longer the current one.',
      access: 'staff',
      query: FamilyQuery,
      body: GroupingUpdateRequest,
      response: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      await updateGrouping(lodge, { kind, id: query.familyID, change: body }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/family/delete',
      summary: 'Deletes a family that has no plants',
      access: 'staff',
      query: FamilyQuery,
      response: DoneAnswer,
    },
    async ({ query, staff }) => {
      await removeGrouping(lodge, { kind, id: query.familyID }, staff)
      return {}
    },
  )
}
