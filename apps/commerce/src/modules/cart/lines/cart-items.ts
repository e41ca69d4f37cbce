import { encodeUid } from '@welt/kit/ids'
import { containedGstCents, formatCents, toMoney } from '@welt/kit/money'
import type { CartItemError, CartItemPrices } from '#src/platform/contract/contract.generated'

import type { BoughtGiftCard } from '../gift-cards/bought-gift-card.ts'
import { toDiscount } from '../prices/discount.ts'
import type { PricedCart, PricedLine } from '../prices/pricing.ts'
import { MAX_LINE_QUANTITY, NO_LONGER_AT_STORE, NO_LONGER_SOLD, STORE_NOT_COLLECTING } from '../rules.ts'

export function errorOf(line: PricedLine): CartItemError | null {
  if (line.problem === 'gone') return { code: 'UNDEFINED', message: NO_LONGER_SOLD }
  if (line.problem === 'not-collecting') return { code: 'UNDEFINED', message: STORE_NOT_COLLECTING }
  if (line.problem === 'short' && line.fulfilment === 'clickncollect')
    return { code: 'ITEM_QTY', message: NO_LONGER_AT_STORE }
  if (line.problem === 'short') {
    return {
      code: 'ITEM_QTY',
      message: line.availableQuantity > 0 ? 'The requested qty is not available' : 'This product is out of stock',
    }
  }
  if (line.problem !== 'price-changed') return null
  return {
    code: 'UNDEFINED',
    message: `The price has changed from ${formatCents(line.seenUnitCents ?? 0)} to ${formatCents(line.unitCents)}.`,
  }
}

function discountsOf({ savings }: PricedLine, { currency }: PricedCart) {
  return savings.length > 0 ? savings.map((saving) => toDiscount(saving, 'ITEM', currency)) : null
}

function toItemPrices(line: PricedLine, priced: PricedCart): CartItemPrices {
  const money = (cents: number) => toMoney(cents, priced.currency)
  const withoutGst = (cents: number) =>
    money(line.isGiftCard ? cents : cents - containedGstCents(cents, priced.country))
  return {
    price: withoutGst(line.unitCents),
    price_including_tax: money(line.unitCents),
    row_total: withoutGst(line.rowCents),
    row_total_including_tax: money(line.rowCents),
    total_item_discount: money(line.discountCents),
    discounts: discountsOf(line, priced),
    fixed_product_taxes: [],
    original_item_price: money(line.regularUnitCents),
    original_row_total: money(line.regularUnitCents * line.quantity),
    seen_price_including_tax:
      line.problem === 'price-changed' && line.seenUnitCents !== undefined ? money(line.seenUnitCents) : null,
  }
}

function commonOf(line: PricedLine, priced: PricedCart) {
  const error = errorOf(line)
  const isAvailable = line.problem === undefined || line.problem === 'price-changed'
  return {
    line,
    id: String(line.id),
    uid: encodeUid(line.id),
    quantity: line.quantity,
    prices: toItemPrices(line, priced),
    is_available: isAvailable,
    not_available_message: isAvailable ? null : (error?.message ?? null),
    min_qty: 1,
    max_qty: Math.min(line.availableQuantity, MAX_LINE_QUANTITY),
    discount: discountsOf(line, priced),
    errors: error ? [error] : null,
    gift_message: null,
  }
}

type CommonModel = ReturnType<typeof commonOf>

/** [R3.22] */
export type SizeItemModel = CommonModel & {
  readonly __typename: 'ConfigurableCartItem'
  readonly customizable_options: readonly []
}

/** [R3.23] */
export type GiftCardItemModel = CommonModel & {
  readonly __typename: 'GiftCardCartItem'
  readonly giftCard: BoughtGiftCard
  readonly currency: PricedCart['currency']
}

export type CartItemModel = SizeItemModel | GiftCardItemModel

export function toCartItem(line: PricedLine, priced: PricedCart): CartItemModel {
  const common = commonOf(line, priced)
  if (line.giftCard)
    return { ...common, __typename: 'GiftCardCartItem', giftCard: line.giftCard, currency: priced.currency }
  return { ...common, __typename: 'ConfigurableCartItem', customizable_options: [] }
}
