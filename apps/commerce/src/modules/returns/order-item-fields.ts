import { decodeNumericUid } from '@welt/kit/ids'
import { toMoney } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import { shareOf } from '#modules/payment'
import { settingsOfRequest } from '#modules/site'
import { dateAfter } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { ReturnRefusal } from '#src/platform/contract/contract.generated'
import { availableOf, isReturnableIfFaulty, refusalOf } from './eligibility/eligibility.ts'
import { lineFactsOf, swapOffersOf } from './loaders.ts'

interface Item {
  readonly id: string | number
}

const factsOf = async (ctx: Context, item: Item) => lineFactsOf(ctx, decodeNumericUid(String(item.id)) ?? 0)

/** [R3.67, R3.104] */
async function refusal(ctx: Context, item: Item): Promise<ReturnRefusal | null> {
  const { areReturnsEnabled } = await settingsOfRequest(ctx)
  if (!areReturnsEnabled) return 'RETURNS_DISABLED'
  const facts = await factsOf(ctx, item)
  return facts ? (refusalOf(facts) ?? null) : 'NOT_SENT'
}

async function refunds(ctx: Context, item: Item) {
  const facts = await factsOf(ctx, item)
  if (!facts) return []
  const { netCents, ordered, requested, refundedOtherwise } = facts
  const before = requested + refundedOtherwise
  return Array.from({ length: availableOf(facts) }, (_, i) =>
    toMoney(shareOf(netCents, ordered, before, i + 1), ctx.brand.currency),
  )
}

/** Of every kind of order line. */
export const orderItemFields = {
  eligible_for_return: async (item: Item, _args: object, ctx: Context) => (await refusal(ctx, item)) === null,
  qty_available_for_return: async (item: Item, _args: object, ctx: Context) => {
    const facts = await factsOf(ctx, item)
    return facts ? availableOf(facts) : 0
  },
  quantity_return_requested: async (item: Item, _args: object, ctx: Context) =>
    (await factsOf(ctx, item))?.requested ?? 0,
  return_until: async (item: Item, _args: object, ctx: Context) => (await factsOf(ctx, item))?.until ?? null,
  return_refusal: (item: Item, _args: object, ctx: Context) => refusal(ctx, item),
  eligible_if_faulty: async (item: Item, _args: object, ctx: Context) => {
    const { areReturnsEnabled } = await settingsOfRequest(ctx)
    const facts = await factsOf(ctx, item)
    return areReturnsEnabled && facts !== undefined && isReturnableIfFaulty(facts)
  },
  return_refunds: (item: Item, _args: object, ctx: Context) => refunds(ctx, item),
  exchange_options: async (item: Item, _args: object, ctx: Context) => {
    const { areReturnsEnabled, exchangeReservationDays: days } = await settingsOfRequest(ctx)
    const facts = await factsOf(ctx, item)
    if (!areReturnsEnabled || !facts || availableOf(facts) === 0) return []
    const lastDay = dateAfter(localDate(new Date(), ctx.brand.timeZone), days)
    return (await swapOffersOf(ctx, facts)).map(({ variant, size, isAvailable, lessCents, advisedFor, advice }) => ({
      sku: variant.variantSku,
      size,
      is_available: isAvailable,
      held_until: lastDay,
      price_difference: toMoney(-lessCents, ctx.brand.currency),
      advised_for: [...advisedFor],
      advice: advice ?? null,
    }))
  },
}
