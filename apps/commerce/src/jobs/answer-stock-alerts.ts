import { answerStockAlerts } from '#modules/catalogue'
import { type Job, requireText } from './job.ts'

/** Mails everybody who waits for a size that came back. The database writes it when stock rises above nothing. [R7.45, A31] */
export const answerAlerts: Job = (payload, ctx) => answerStockAlerts(ctx, requireText(payload, 'sku'))
