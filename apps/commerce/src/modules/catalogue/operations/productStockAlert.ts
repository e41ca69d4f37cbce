import { parseEmail } from '@welt/kit/patterns'
import { sql } from 'kysely'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { loadSellables } from '../sellables.ts'

/** Keeps the wish to hear once when a size is back; a second wish for the same changes nothing. @source R7.45, R3.56, A31. @throws AppError PRODUCT_NOT_FOUND, EMAIL_INVALID, RATE_LIMITED */
export async function productStockAlert(_: unknown, args: { sku: string; alert_email?: string | null }, ctx: Context) {
  await enforceLimit(ctx, { action: 'stock-alert', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  const email = parseEmail(args.alert_email ?? (await customerEmail(ctx)) ?? '')
  const { websiteId } = ctx.brand
  const sellable = (await loadSellables(ctx.db, websiteId, [args.sku])).get(args.sku)
  if (!sellable?.isEnabled) throw fail('PRODUCT_NOT_FOUND', { sku: args.sku })
  if (!email) throw fail('EMAIL_INVALID')
  await ctx.db
    .insertInto('stock_alert')
    .values({ website_id: websiteId, sku: sellable.variantSku, email })
    // A wish that was answered may be made again; one that waits stays as it is.
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'sku', 'email'])
        .doUpdateSet({ created_at: sql`now()`, sent_at: null })
        .where('stock_alert.sent_at', 'is not', null),
    )
    .execute()
  return { success: true, message: "We'll email you once when it's back." }
}

/** The signed-in customer's address; undefined for guests. */
async function customerEmail(ctx: Context): Promise<string | undefined> {
  if (ctx.viewer.customerId === undefined) return undefined
  const { rows } = await sql<{ email: string }>`select email from customer where id = ${ctx.viewer.customerId}`.execute(ctx.db)
  return rows[0]?.email
}
