import type { FastifyInstance } from 'fastify'
import {
  MainStatisticAnswer,
  MainStatisticQuery,
  PeriodStatisticAnswer,
  PeriodStatisticQuery,
} from 'shared-ui/validators/statistic'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { mainStatistic, periodStatistic } from './statistics-service.ts'

/** Staff's calls about what was sold (spec.md §7; A-04). */
export function registerStatisticsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/statistic/main-statistic',
      summary: 'Each room with its reservations and their totals',
      description:
        'Confirmed reservations. With `from` or `to` only those with a night from that day on, or up to it; their totals are whole.',
      access: 'staff',
      query: MainStatisticQuery,
      answer: MainStatisticAnswer,
    },
    ({ query }) => mainStatistic(lodge, query),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/statistic/period',
      summary: 'Income, nights, occupancy, ADR and RevPAR of a period, by room and by month',
      description:
        'Confirmed reservations, split by nights: only the nights from `from` to `to`, both included, count. Blocked nights are not available. What would divide by nothing is null.',
      access: 'staff',
      query: PeriodStatisticQuery,
      answer: PeriodStatisticAnswer,
    },
    ({ query }) => periodStatistic(lodge, query),
  )
}
