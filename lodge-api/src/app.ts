import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from './http/create-server.ts'
import { serveApiReference } from './http/endpoints/api-reference.ts'
import { prepareApi } from './http/endpoints/prepare-api.ts'
import { respondToErrors } from './http/error-handler.ts'
import { serveConsole } from './http/sites/console-site.ts'
import { servePublicSite } from './http/sites/public-site.ts'
import type { Lodge } from './lodge.ts'
import { registerAuditRoutes } from './modules/audit/audit-routes.ts'
import { registerBlockingsRoutes } from './modules/blockings/blockings-routes.ts'
import { registerBoardRoutes } from './modules/board/board-routes.ts'
import { registerCashRoutes } from './modules/cash/cash-routes.ts'
import { registerComplaintsRoutes } from './modules/complaints/complaints-routes.ts'
import { registerContactRoutes } from './modules/contact/contact-routes.ts'
import { registerFolioRoutes } from './modules/folio/folio-routes.ts'
import { registerGroupingsRoutes } from './modules/groupings/groupings-routes.ts'
import { registerGuestReservationsRoutes } from './modules/guest-reservations/guest-reservations-routes.ts'
import { registerGuestsRoutes } from './modules/guests/guests-routes.ts'
import { registerHealthRoutes } from './modules/health/health-routes.ts'
import { registerInboxRoutes } from './modules/inbox/inbox-routes.ts'
import { registerMailsRoutes } from './modules/mails/mails-routes.ts'
import { registerNewsletterRoutes } from './modules/newsletter/newsletter-routes.ts'
import { registerPersonalDataRoutes } from './modules/personal-data/personal-data-routes.ts'
import { registerPlantsRoutes } from './modules/plants/plants-routes.ts'
import { livePages, registerSitemap } from './modules/public-pages/public-pages-routes.ts'
import { registerPurchasesRoutes } from './modules/purchases/purchases-routes.ts'
import { registerQuickSearchRoutes } from './modules/quick-search/quick-search-routes.ts'
import { registerRefundsRoutes } from './modules/refunds/refunds-routes.ts'
import { registerReservationChangesRoutes } from './modules/reservation-changes/reservation-changes-routes.ts'
import { registerKnownClientRoutes } from './modules/reservations/known-client/known-client-routes.ts'
import { registerReservationsRoutes } from './modules/reservations/reservations-routes.ts'
import { registerRoomChangesRoutes } from './modules/rooms/room-changes-routes.ts'
import { registerRoomsRoutes } from './modules/rooms/rooms-routes.ts'
import { registerOwnSessionRoutes } from './modules/staff/own-session-routes.ts'
import { registerSecondFactorRoutes } from './modules/staff/second-factor-routes.ts'
import { registerStaffRoutes } from './modules/staff/staff-routes.ts'
import { registerStaffSession } from './modules/staff-session/staff-session-routes.ts'
import { registerStatisticsRoutes } from './modules/statistics/statistics-routes.ts'
import { registerStaysRoutes } from './modules/stays/stays-routes.ts'

const root = join(import.meta.dirname, '../..')

export type SiteFolders = { publicSite: string; console: string }

/** Where the two frontends were built to: `LODGE_BUILD_DIR`, or each one's own `dist`. */
const builtSites = (buildDir: string | null): SiteFolders =>
  buildDir === null
    ? { publicSite: join(root, 'public-site/dist/client'), console: join(root, 'admin-console/dist') }
    : { publicSite: join(buildDir, 'public-site/client'), console: join(buildDir, 'admin-console') }

/** Every endpoint of the API, as a Fastify plugin to be registered under `/api`. */
export const buildApi = (lodge: Lodge) => async (app: FastifyInstance) => {
  await prepareApi(app)
  serveApiReference(app)
  await registerStaffSession(app, lodge)

  registerHealthRoutes(app, lodge)
  registerRoomsRoutes(app, lodge)
  registerRoomChangesRoutes(app, lodge)
  registerReservationsRoutes(app, lodge)
  registerKnownClientRoutes(app, lodge)
  registerReservationChangesRoutes(app, lodge)
  registerQuickSearchRoutes(app, lodge)
  registerStaysRoutes(app, lodge)
  registerRefundsRoutes(app, lodge)
  registerFolioRoutes(app, lodge)
  registerCashRoutes(app, lodge)
  registerGuestsRoutes(app, lodge)
  registerGuestReservationsRoutes(app, lodge)
  registerPurchasesRoutes(app, lodge)
  registerBlockingsRoutes(app, lodge)
  registerBoardRoutes(app, lodge)
  registerStatisticsRoutes(app, lodge)
  registerGroupingsRoutes(app, lodge)
  registerPlantsRoutes(app, lodge)
  registerContactRoutes(app, lodge)
  await registerNewsletterRoutes(app, lodge)
  registerComplaintsRoutes(app, lodge)
  registerMailsRoutes(app, lodge)
  registerInboxRoutes(app, lodge)
  await registerStaffRoutes(app, lodge)
  registerOwnSessionRoutes(app, lodge)
  registerPersonalDataRoutes(app, lodge)
  await registerSecondFactorRoutes(app, lodge)
  registerAuditRoutes(app, lodge)
}

/** Builds the two sites, each with the API under its own `/api`. They do not listen yet. */
export async function buildSites(
  lodge: Lodge,
  folders: SiteFolders = builtSites(lodge.config.buildDir),
): Promise<{ publicSite: FastifyInstance; console: FastifyInstance }> {
  const publicSite = createServer(lodge)
  const pages = await servePublicSite(publicSite, lodge, {
    folder: folders.publicSite,
    livePages: livePages(lodge),
  })
  registerSitemap(publicSite, lodge, pages)
  const console = createServer(lodge)
  await serveConsole(console, lodge, folders.console)
  for (const site of [publicSite, console]) {
    respondToErrors(site)
    await site.register(buildApi(lodge), { prefix: '/api' })
  }
  return { publicSite, console }
}
