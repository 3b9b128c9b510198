import type { FastifyInstance } from 'fastify'
import { GroupingCreatedAnswer, GroupingRequest, GroupingUpdateRequest } from 'shared-ui/validators/grouping'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { ZoneQuery, ZonesAnswer } from 'shared-ui/validators/zone'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { createGrouping, groupings, removeGrouping, updateGrouping } from './groupings-service.ts'

const kind = 'zone'

/** Staff's calls about the zones of the garden (spec.md §7; A-13, V-06). */
export function registerZonesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/zone',
      summary: 'Every zone of the garden',
      access: 'staff',
      answer: ZonesAnswer,
    },
    async () => {
      const zones = await groupings(lodge, kind)
      return { zones, total: zones.length }
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/zone/create',
      summary: 'Adds a zone',
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
      url: '/zone/update',
      summary: 'Renames a zone',
      description: 'With a `version` that is no longer the present one: `changed_meanwhile`, with `current`.',
      access: 'staff',
      query: ZoneQuery,
      body: GroupingUpdateRequest,
      answer: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      await updateGrouping(lodge, { kind, id: query.zoneID, change: body }, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'DELETE',
      url: '/zone/delete',
      summary: 'Deletes a zone that no plant is in',
      access: 'staff',
      query: ZoneQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await removeGrouping(lodge, { kind, id: query.zoneID }, staff)
      return {}
    },
  )
}
