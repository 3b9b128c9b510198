import type { FastifyInstance } from 'fastify'
import {
  MainStatisticQuery,
  MainStatisticResponse,
  PeriodStatisticQuery,
  PeriodStatisticResponse,
} from 'shared-ui/validators/reservations/statistic'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { mainStatistic, periodStatistic } from './statistics-service.ts'

/** The endpoints of sales statistics. */
export function registerStatisticsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/statistic/main-statistic',
      summary: 'Returns every room with its reservations and their totals',
      description:
        'Only confirmed reservations count. `from` and `to` select those with a night from that day on, or up to it; their totals are whole.',
      access: 'staff',
      query: MainStatisticQuery,
      response: MainStatisticResponse,
    },
    ({ query }) => mainStatistic(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/statistic/period',
      summary: 'Returns income, nights, occupancy, ADR and RevPAR of a period, by room and by month',
      description:
        'Only nights of confirmed reservations from `from` to `to`, both included, count. Blocked nights are not available. A ratio without a denominator is null.',
      access: 'staff',
      query: PeriodStatisticQuery,
      response: PeriodStatisticResponse,
    },
    ({ query }) => periodStatistic(lodge, query),
  )
}
