import type { FastifyInstance } from 'fastify'
import {
  CashDayQuery,
  CashDayResponse,
  CashMonthQuery,
  CashMonthResponse,
  ReceivablesExportQuery,
  ReceivablesQuery,
  ReceivablesResponse,
} from 'shared-ui/validators/payments/cash'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineCsvEndpoint, defineSpreadsheetEndpoint } from '../../http/endpoints/file-endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { cashDay } from './cash-day-service.ts'
import { exportDay, exportMonth, exportMonthSheet, exportReceivables } from './cash-export-service.ts'
import { cashMonth } from './cash-month-service.ts'
import { receivablesPage } from './receivables-service.ts'

/** Registers the staff endpoints of the day's cash, of the reservations with a balance, and of the accountant's month. */
export function registerCashRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerCashReads(app, lodge)
  registerCashFiles(app, lodge)
}

function registerCashReads(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/cash/day',
      summary: 'Returns the payments and refunds of a day in Lima, with sums by method and by staff member',
      description: 'Voided entries are listed and not added up.',
      access: 'staff',
      query: CashDayQuery,
      response: CashDayResponse,
    },
    ({ query }) => cashDay(lodge.database.kysely, query.date),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/cash/receivables',
      summary: 'Lists the reservations with a balance, newest first',
      description:
        '`begun` are those whose entry is today or earlier, `all` also those to come, `credit` those whose guest the lodge owes.',
      access: 'staff',
      query: ReceivablesQuery,
      response: ReceivablesResponse,
    },
    ({ query }) => receivablesPage(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/cash/month',
      summary: 'Returns the charges, payments and refunds of a month in Lima, with their sums',
      access: 'staff',
      query: CashMonthQuery,
      response: CashMonthResponse,
    },
    ({ query }) => cashMonth(lodge.database.kysely, query.month),
  )
}

const FILE_NOTE = 'The export is recorded in the audit log.'

function registerCashFiles(app: FastifyInstance, lodge: Lodge): void {
  defineCsvEndpoint(
    app,
    {
      url: '/cash/day/export',
      summary: 'Returns the payments and refunds of a day as a CSV file',
      description: FILE_NOTE,
      query: CashDayQuery,
    },
    ({ query, staff }) => exportDay(lodge, query.date, staff),
  )
  defineCsvEndpoint(
    app,
    {
      url: '/cash/receivables/export',
      summary: 'Returns the reservations with a balance as a CSV file',
      description: FILE_NOTE,
      query: ReceivablesExportQuery,
    },
    ({ query, staff }) => exportReceivables(lodge, query.scope, staff),
  )
  defineCsvEndpoint(
    app,
    {
      url: '/cash/month/export',
      summary: 'Returns the movements of a month for the accountant as a CSV file',
      description: FILE_NOTE,
      query: CashMonthQuery,
    },
    ({ query, staff }) => exportMonth(lodge, query.month, staff),
  )
  defineSpreadsheetEndpoint(
    app,
    {
      url: '/cash/month/spreadsheet',
      summary: 'Returns the movements of a month for the accountant as an Excel file',
      description: FILE_NOTE,
      query: CashMonthQuery,
    },
    ({ query, staff }) => exportMonthSheet(lodge, query.month, staff),
  )
}
