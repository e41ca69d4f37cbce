import { toDecimal } from '@welt/kit/money'
import {
  type GiftCardOffer,
  giftCardAmountUid,
  giftCardOfferOf,
  giftCardOptions,
  toPriceModel,
} from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { CustomizableFieldOption, GiftCardAmounts, PriceRange } from '#src/platform/contract/contract.generated'

export type FieldOptionModel = CustomizableFieldOption & { readonly __typename: 'CustomizableFieldOption' }

/** [R3.24] */
async function amountsOf(ctx: Context): Promise<GiftCardAmounts[]> {
  const offer = await giftCardOfferOf(ctx)
  return (offer?.amountsCents ?? []).map((cents) => {
    const value = toDecimal(cents)
    const ofSite = { website_id: ctx.brand.websiteId, website_value: value, attribute_id: null }
    return { uid: giftCardAmountUid(cents), value, ...ofSite }
  })
}

async function priceRangeOf(ctx: Context): Promise<PriceRange> {
  const { amountsCents = [], openAmount } = (await giftCardOfferOf(ctx)) ?? {}
  const all = [...amountsCents, ...(openAmount ? [openAmount.minCents, openAmount.maxCents] : [])]
  const priceOf = (cents: number) => toPriceModel(cents, cents, ctx.brand.currency)
  return { minimum_price: priceOf(Math.min(...all)), maximum_price: priceOf(Math.max(...all)) }
}

async function optionsOf(ctx: Context): Promise<FieldOptionModel[]> {
  const offer = await giftCardOfferOf(ctx)
  return (offer ? giftCardOptions(offer) : []).map(({ id, uid, title, isRequired, maxCharacters }) => ({
    __typename: 'CustomizableFieldOption',
    option_id: id,
    uid,
    title,
    required: isRequired,
    sort_order: id,
    product_sku: offer?.sku ?? null,
    value: { uid, max_characters: maxCharacters, price: 0, price_type: 'FIXED', sku: null },
  }))
}

/** `none` applies while the site sells no gift cards. */
const fact =
  <T>(none: T, read: (offer: GiftCardOffer) => T) =>
  async (_product: unknown, _args: unknown, ctx: Context): Promise<T> => {
    const offer = await giftCardOfferOf(ctx)
    return offer ? read(offer) : none
  }

const decimal = (cents: number | undefined) => (cents === undefined ? null : toDecimal(cents))

/** [R3.24] */
export const giftCardProductFields = {
  stock_status: () => 'IN_STOCK' as const,
  only_x_left_in_stock: () => null,
  is_low_stock: () => false,
  colour_siblings: () => [],
  price_range: (_product: unknown, _args: unknown, ctx: Context) => priceRangeOf(ctx),
  options: (_product: unknown, _args: unknown, ctx: Context) => optionsOf(ctx),
  gift_card_options: (_product: unknown, _args: unknown, ctx: Context) => optionsOf(ctx),
  giftcard_type: () => 'VIRTUAL' as const,
  giftcard_amounts: (_product: unknown, _args: unknown, ctx: Context) => amountsOf(ctx),
  allow_open_amount: fact(false, ({ openAmount }) => openAmount !== undefined),
  open_amount_min: fact<number | null>(null, ({ openAmount }) => decimal(openAmount?.minCents)),
  open_amount_max: fact<number | null>(null, ({ openAmount }) => decimal(openAmount?.maxCents)),
  is_redeemable: () => true,
  is_returnable: () => '0',
  lifetime: fact<number | null>(null, ({ lifetimeDays }) => lifetimeDays),
  allow_message: fact(false, ({ messageMaxLength }) => messageMaxLength > 0),
  message_max_length: fact<number | null>(null, ({ messageMaxLength }) => messageMaxLength),
}
