import { sql } from 'kysely'
import type { HandlersOf } from '#src/queue/job-handler'
import type { catalogueJobs } from './jobs.ts'
import { purgeStockAlerts, sendStockAlerts } from './stock-alerts.ts'

export const catalogueJobHandlers: HandlersOf<typeof catalogueJobs> = {
  'send-stock-alerts': ({ sku }, ctx) => sendStockAlerts(ctx, sku),
  'purge-stock-alerts': (_payload, { db }) => purgeStockAlerts(db),
  'refresh-sales-counts': async (_payload, { db }) => {
    await sql`select refresh_sales()`.execute(db)
  },
}
