import type { FastifyInstance } from 'fastify'
import {
  FamiliesResponse,
  FamilyQuery,
  GroupingCreatedResponse,
  type GroupingKind,
  GroupingRequest,
  GroupingUpdateRequest,
  ZoneQuery,
  ZonesResponse,
} from 'shared-ui/validators/garden/grouping'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import type * as v from 'valibot'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createGrouping, groupings, removeGrouping, updateGrouping } from './groupings-service.ts'

/** The differences between the endpoints of zones and of families. */
type KindEndpoints = {
  kind: GroupingKind
  plural: 'zones' | 'families'
  query: v.GenericSchema<unknown, { id: string }>
  list: v.GenericSchema<Record<string, unknown>>
}

const KINDS: KindEndpoints[] = [
  { kind: 'zone', plural: 'zones', query: ZoneQuery, list: ZonesResponse },
  { kind: 'family', plural: 'families', query: FamilyQuery, list: FamiliesResponse },
]

/** The staff's endpoints for zones and families. */
export function registerGroupingsRoutes(app: FastifyInstance, lodge: Lodge): void {
  for (const endpoints of KINDS) {
    registerReads(app, lodge, endpoints)
    registerChanges(app, lodge, endpoints)
  }
}

function registerReads(app: FastifyInstance, lodge: Lodge, { kind, plural, list }: KindEndpoints): void {
  defineEndpoint(
    app,
    { method: 'GET', url: `/${kind}`, summary: `Lists the ${plural}`, access: 'staff', response: list },
    async () => {
      const all = await groupings(lodge, kind)
      return { [plural]: all, total: all.length }
    },
  )
}

function registerChanges(app: FastifyInstance, lodge: Lodge, { kind, query }: KindEndpoints): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: `/${kind}/create`,
      summary: `Adds a ${kind}`,
      access: 'staff',
      body: GroupingRequest,
      response: GroupingCreatedResponse,
    },
    async ({ body, staff }) => ({ id: await createGrouping(lodge, { kind, name: body.name }, staff) }),
  )
  defineEndpoint(
    app,
    {
      method: 'PUT',
      url: `/${kind}/update`,
      summary: `Renames a ${kind}`,
      description:
        'Fails with 409 `changed_meanwhile` and the stored record in `current` if `version` is outdated.',
      access: 'staff',
      query,
      body: GroupingUpdateRequest,
      response: EmptyResponse,
    },
    async ({ query: { id }, body, staff }) => {
      await updateGrouping(lodge, { kind, id, change: body }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: `/${kind}/delete`,
      summary: `Deletes a ${kind} that has no plants`,
      access: 'staff',
      query,
      response: EmptyResponse,
    },
    async ({ query: { id }, staff }) => {
      await removeGrouping(lodge, { kind, id }, staff)
      return {}
    },
  )
}
