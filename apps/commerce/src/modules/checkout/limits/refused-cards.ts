import { createHmac } from 'node:crypto'
import { addressKey } from '@welt/kit/address-key'
import { type RawBuilder, sql } from 'kysely'
import { findMethodOnCart } from '#modules/payment'
import { REFUSED_CARD_LIMITS, type RefusedCardLimitName, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CartRow } from '#tables/cart'

/** HMAC of the shopper's network address; only the audit log stores the address itself. */
export function sourceKeyOf({ config, viewer }: Pick<Context, 'config' | 'viewer'>): string {
  return createHmac('sha256', config.signingSecret)
    .update(`order-source:${addressKey(viewer.address)}`)
    .digest('base64url')
}

/** Conditions on attempt `a`. For customers only their own orders count: a guest can order with any email. */
const WHOSE: Readonly<Record<RefusedCardLimitName, (ctx: Context, cart: CartRow) => RawBuilder<unknown>>> = {
  email: ({ brand, viewer }, { email }) =>
    viewer.customerId === undefined
      ? sql`a.order_id in (
          select id from orders where website_id = ${brand.websiteId} and lower(email) = lower(${email ?? ''}))`
      : sql`a.order_id in (select id from orders where customer_id = ${viewer.customerId})`,
  address: (ctx) => sql`a.source_key = ${sourceKeyOf(ctx)}`,
}

/** A saved card has its own limit, and wallets name no card. */
function isNewCard(cart: CartRow): boolean {
  const method = findMethodOnCart(cart)
  return method !== undefined && method.wallet === undefined && method.savedCardId === undefined
}

/**
 * Returns one row per reached limit, with the seconds to wait. Counts different refused cards, because a new card is
 * not known before its first charge. [decision 156]
 */
export async function refusedCardsOf(
  ctx: Context,
  cart: CartRow,
): Promise<RawBuilder<{ readonly wait_seconds: number }> | undefined> {
  if (!isNewCard(cart)) return undefined
  const { refusedCardLimits } = await settingsOfRequest(ctx)
  const rules = REFUSED_CARD_LIMITS.map(({ name }) => {
    const { limit, minutes } = refusedCardLimits[name]
    const window = sql`make_interval(mins => ${minutes}::int)`
    const most = sql`${Math.ceil(limit * ctx.config.limitMultiplier)}::int`
    return sql`
      select greatest(1, ceil(extract(epoch from ends_at - now())))::int as wait_seconds from (
        select (array_agg(tried_at order by tried_at desc))[${most}] + ${window} as ends_at
        from (
          select max(a.created_at) as tried_at from payment_attempt a
          where a.state = 'refused' and a.card_alias is not null and a.created_at > now() - ${window}
            and ${WHOSE[name](ctx, cart)} group by a.card_alias) card) cards
      where ends_at is not null`
  })
  return sql`${sql.join(rules, sql` union all `)}`
}
