import { parseEmail } from '@welt/kit/text/patterns'
import { sql } from 'kysely'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationProductStockAlertArgs, ProductStockAlertOutput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { findPurchasableVariant } from '../selling/purchasable-variants.ts'
import { saveStockAlert } from '../stock-alerts.ts'

const IN_STOCK = 'This size is in stock now. Reload the page to add it to your bag.'

/**
 * No alert is stored for a size in stock. [R7.45, R3.56, A31] @throws AppError PRODUCT_NOT_FOUND, EMAIL_INVALID,
 * RATE_LIMITED
 */
export async function productStockAlert(
  ctx: Context,
  args: MutationProductStockAlertArgs,
): Promise<ProductStockAlertOutput> {
  await enforceLimit(ctx, { action: 'stock-alert', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  const email = parseEmail(args.alert_email ?? (await customerEmail(ctx)) ?? '')
  const { websiteId } = ctx.brand
  const variant = await findPurchasableVariant(ctx.db, websiteId, args.sku)
  if (!variant?.isEnabled) throw fail('PRODUCT_NOT_FOUND', { sku: args.sku })
  if (!email) throw fail('EMAIL_INVALID')
  if (variant.availableQuantity > 0) return { success: false, message: IN_STOCK }
  await saveStockAlert(ctx, { websiteId, sku: variant.variantSku, email, customerId: ctx.viewer.customerId })
  return { success: true, message: 'We’ll email you once when it’s back.' }
}

async function customerEmail(ctx: Context): Promise<string | undefined> {
  if (ctx.viewer.customerId === undefined) return undefined
  const { rows } = await sql<{ email: string }>`select email from customer where id = ${ctx.viewer.customerId}`.execute(
    ctx.db,
  )
  return rows[0]?.email
}
