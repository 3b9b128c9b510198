import type { FastifyInstance } from 'fastify'
import { GroupingCreatedAnswer, GroupingRequest, GroupingUpdateRequest } from 'shared-ui/validators/grouping'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { ZoneQuery, ZonesAnswer } from 'shared-ui/validators/zone'
import { defineEndpoint } from '../../http/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createGrouping, groupings, removeGrouping, updateGrouping } from './groupings-service.ts'

const kind = 'zone'

/** The endpoints for the zones of the garden (spec.md §7; A-13, V-06). */
export function registerZonesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/zone',
      summary: 'Lists the zones of the garden',
      access: 'staff',
      response: ZonesAnswer,
    },
    async () => {
      const zones = await groupings(lodge, kind)
      return { zones, total: zones.length }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/zone/create',
      summary: 'Adds a zone',
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
      url: '/zone/update',
      summary: 'Renames a zone',
      description: '409 `changed_meanwhile`, with `current`: `version` is no longer the current one.',
      access: 'staff',
      query: ZoneQuery,
      body: GroupingUpdateRequest,
      response: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      await updateGrouping(lodge, { kind, id: query.zoneID, change: body }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/zone/delete',
      summary: 'Deletes a zone that has no plants',
      access: 'staff',
      query: ZoneQuery,
      response: DoneAnswer,
    },
    async ({ query, staff }) => {
      await removeGrouping(lodge, { kind, id: query.zoneID }, staff)
      return {}
    },
  )
}
