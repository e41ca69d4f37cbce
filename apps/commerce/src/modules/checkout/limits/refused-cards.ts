import { createHmac } from 'node:crypto'
import { addressKey } from '@welt/kit/address-key'
import { type RawBuilder, sql } from 'kysely'
import { findMethodOnCart, type MethodOnCart } from '#modules/payment'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CartRow } from '#tables/cart'

/** HMAC of the shopper's network address; only the audit log stores the address itself. */
export function sourceKeyOf({ config, viewer }: Pick<Context, 'config' | 'viewer'>): string {
  return createHmac('sha256', config.signingSecret)
    .update(`order-source:${addressKey(viewer.address)}`)
    .digest('base64url')
}

/** A saved card has its own limit, and wallets name no card. */
function isNewCard(method: MethodOnCart): boolean {
  return method.wallet === undefined && method.savedCardId === undefined
}

/** Parameters of `new_card_wait`, as JSON. */
export interface NewCard {
  /** For customers only their own orders count: a guest can order with any email. */
  readonly customer: number | undefined
  readonly site: number
  readonly buyer: string
  readonly source: string
  readonly most: readonly number[]
  readonly minutes: readonly number[]
}

/** Undefined where no new card is charged. */
export async function newCardOf(ctx: Context, cart: CartRow): Promise<NewCard | undefined> {
  const method = findMethodOnCart(cart)
  if (!method || !isNewCard(method)) return undefined
  const { refusedCardLimits } = await settingsOfRequest(ctx)
  const limits = [refusedCardLimits.email, refusedCardLimits.address]
  return {
    customer: ctx.viewer.customerId,
    site: ctx.brand.websiteId,
    buyer: cart.email ?? '',
    source: sourceKeyOf(ctx),
    most: limits.map(({ limit }) => Math.ceil(limit * ctx.config.limitMultiplier)),
    minutes: limits.map(({ minutes }) => minutes),
  }
}

/**
 * Seconds until fewer different cards were refused, 0 while too many charges are under way, else null. `attemptId` is
 * the charge in question: the statement then waits for others of the buyer or the address that are being inserted, until
 * their commit. [decisions 103 and 156]
 */
export const cardWait = (card: RawBuilder<unknown>, attemptId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select new_card_wait(${attemptId}::uuid, customer, site, buyer, source, most[1], make_interval(mins => minutes[1]),
      most[2], make_interval(mins => minutes[2]))
    from jsonb_to_record(${card}::jsonb)
      as card (customer bigint, site int, buyer text, source text, most int[], minutes int[]))`
