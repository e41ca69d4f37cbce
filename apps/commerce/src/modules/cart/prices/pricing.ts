import type { CountryCode, CurrencyCode } from '@welt/kit/money'
import type { PurchasableVariant } from '#modules/catalogue'
import { savedCents } from '#modules/promotions'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { memoise, memoised, memoKey } from '#src/platform/request-state'
import { deliveryAddressOf } from '../address.ts'
import { type CouponOnCart, couponsOnCart } from '../coupons/coupons-on-cart.ts'
import { cardsOnCart } from '../gift-cards/cards-on-cart.ts'
import { giftCardVariantOf, withGiftCard } from '../gift-cards/gift-card-line.ts'
import { type CartContents, loadContents } from '../lines/contents.ts'
import { isAllCollected, isAtStore, type LineFulfilment } from '../lines/fulfilment.ts'
import type { CartWithLines } from '../lines-store.ts'
import type { ShippingOption } from '../ports.ts'
import { type CartLine, linesOf } from '../store.ts'
import type { CartLineRow, CartRow } from '../tables.ts'
import { type AppliedDiscount, discountsOf, offerIdsOf } from '../totals/discounts.ts'
import type { Draft, DraftLine, Totals, TotalsItem } from '../totals/draft.ts'
import { type LoadedFacts, loadFacts } from '../totals/facts.ts'
import { calculateTotals } from '../totals/index.ts'
import type { PricingContext } from './context.ts'

/** `price-changed` only blocks the order until the new price is shown; `not-collecting` is the store. */
type LineProblem = 'gone' | 'short' | 'not-collecting' | 'price-changed'

/** Cents, GST included. [R3.22] */
export interface PricedLine {
  readonly id: number
  readonly variantSku: string
  readonly variantId: number | undefined
  readonly size: string | undefined
  readonly productId: number
  readonly quantity: number
  readonly fulfilment: CartLineRow['fulfilment']
  /** Undefined when no longer sold; the line then costs nothing and can't be ordered. */
  readonly variant: PurchasableVariant | undefined
  readonly unitCents: number
  readonly regularUnitCents: number
  readonly rowCents: number
  readonly savings: DraftLine['savings']
  readonly discountCents: number
  readonly taxCents: number
  readonly isGiftCard: boolean
  readonly giftCard: CartLineRow['gift_card']
  /** At the preferred store for a collected line, else for delivery. */
  readonly availableQuantity: number
  /** The preferred store has it in the quantity needed. */
  readonly isCollectable: boolean
  /** Price that the shopper last saw. */
  readonly seenUnitCents: number | undefined
  readonly problem?: LineProblem
  readonly addedAt: Date
  readonly updatedAt: Date
}

/** [R3.06, R3.07, R3.08] */
export interface PricedCart extends Totals {
  readonly cart: CartRow
  readonly currency: CurrencyCode
  /** Destination; decides the GST. */
  readonly country: CountryCode
  /** Decides the delivery dates. */
  readonly postcode: string | undefined
  /** Undefined also where collection is off. */
  readonly storeCode: string | undefined
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly AppliedDiscount[]
  /** In order of applying. */
  readonly coupons: readonly CouponOnCart[]
  readonly offerHints: Draft['offerHints']
  readonly offerIds: readonly number[]
  readonly isFirstOrderPrice: boolean
  readonly groups: Draft['groups']
  readonly giftCards: Draft['giftCards']
  /** The cards pay less than was shown, because another order spent them. [R3.14] */
  readonly areGiftCardsSpent: boolean
  /** Undefined also when the chosen method no longer serves the country. */
  readonly shipping: ShippingOption | undefined
  readonly shippingOptions: readonly ShippingOption[]
  readonly totalQuantity: number
}

export function destinationOf(cart: CartRow, brand: PricingContext['brand']): CountryCode {
  return cart.shipping_address?.countryCode ?? cart.shipping_country ?? brand.country
}

export interface PricingOptions {
  readonly country: CountryCode
  readonly postcode?: string | undefined
  readonly carrierCode?: string | undefined
  readonly methodCode?: string | undefined
}

function inputOf(cart: CartRow, brand: PricingContext['brand']): PricingOptions {
  return {
    country: destinationOf(cart, brand),
    postcode: deliveryAddressOf(cart)?.postcode,
    carrierCode: cart.carrier_code ?? undefined,
    methodCode: cart.method_code ?? undefined,
  }
}

function soldVariantOf(
  line: CartLine,
  { variants, giftCard }: CartContents,
  currency: CurrencyCode,
): PurchasableVariant | undefined {
  if (line.gift_card) return giftCardVariantOf(line, giftCard, currency)
  const found = variants.get(line.variant_sku ?? '')
  return found?.isEnabled ? found : undefined
}

/** In effect: collection needs a store and the site's switch. [R3.106, R4.11] */
function fulfilmentOf(line: CartLineRow, storeCode: string | undefined): LineFulfilment {
  return storeCode !== undefined && line.gift_card === null ? line.fulfilment : 'delivery'
}

function availableTo(fulfilment: LineFulfilment, variant: PurchasableVariant | undefined): number {
  if (fulfilment === 'delivery') return variant?.availableQuantity ?? 0
  return variant?.atStore?.isCollecting ? variant.atStore.quantity : 0
}

function problemOf(
  line: CartLineRow,
  fulfilment: LineFulfilment,
  variant: PurchasableVariant | undefined,
): LineProblem | undefined {
  if (!variant) return 'gone'
  if (fulfilment === 'clickncollect' && !variant.atStore?.isCollecting) return 'not-collecting'
  if (availableTo(fulfilment, variant) < line.quantity) return 'short'
  return line.seen_unit_cents !== null && line.seen_unit_cents !== variant.unitCents ? 'price-changed' : undefined
}

interface LineContext {
  readonly contents: CartContents
  readonly currency: CurrencyCode
  readonly storeCode: string | undefined
}

function toTotalsItem(line: CartLine, { contents, currency, storeCode }: LineContext): TotalsItem {
  const variant = soldVariantOf(line, contents, currency)
  return {
    id: line.id,
    productId: line.product_id,
    productSku: variant?.productSku ?? '',
    brand: variant?.brand,
    fulfilment: fulfilmentOf(line, storeCode),
    quantity: line.quantity,
    unitCents: variant?.unitCents ?? 0,
    regularUnitCents: variant?.regularUnitCents ?? 0,
    isGiftCard: line.gift_card !== null,
    isSold: variant !== undefined,
  }
}

function toPricedLine(line: CartLine, draft: DraftLine, { contents, currency, storeCode }: LineContext): PricedLine {
  const variant = soldVariantOf(line, contents, currency)
  const { fulfilment } = draft
  const problem = problemOf(line, fulfilment, variant)
  const { unitCents, regularUnitCents, rowCents, savings, taxCents, isGiftCard } = draft
  return {
    id: line.id,
    variantSku: line.variant_sku ?? variant?.variantSku ?? '',
    variantId: line.variant_id ?? undefined,
    size: line.variant_size ?? undefined,
    productId: line.product_id,
    quantity: line.quantity,
    fulfilment,
    variant,
    unitCents,
    regularUnitCents,
    rowCents,
    savings,
    discountCents: savedCents(savings),
    taxCents,
    isGiftCard,
    giftCard: line.gift_card,
    availableQuantity: availableTo(fulfilment, variant),
    isCollectable: storeCode !== undefined && variant !== undefined && isAtStore(variant, line.quantity),
    seenUnitCents: line.seen_unit_cents ?? undefined,
    ...(problem && { problem }),
    addedAt: line.added_at,
    updatedAt: line.updated_at,
  }
}

function areGiftCardsSpent(cart: CartRow, { lines, totals: { giftCardCents, totalCents } }: Draft): boolean {
  const seenCents = cardsOnCart(cart).reduce((sum, card) => sum + card.seenCents, 0)
  const boughtCents = lines.reduce((sum, line) => (line.isGiftCard ? sum + line.rowCents : sum), 0)
  return Math.min(seenCents, giftCardCents + totalCents - boughtCents) > giftCardCents
}

function isForFirstOrders(
  { offers, coupons }: LoadedFacts['promotions'],
  discounts: readonly AppliedDiscount[],
  offerIds: readonly number[],
): boolean {
  const inForce = new Set([
    ...offerIds,
    ...discounts.flatMap(({ source }) => ('promotionId' in source ? source.promotionId : [])),
  ])
  return [...offers, ...coupons.map(({ promotion }) => promotion)].some(
    ({ id, rule }) => rule.isFirstOrderOnly && inForce.has(id),
  )
}

/** Never uses amounts sent by clients. [R3.08, R6.11] */
export function priceContents(
  { brand, ports }: Pick<PricingContext, 'brand' | 'ports'>,
  cart: CartRow,
  contents: CartContents,
  facts: LoadedFacts,
  input: PricingOptions = inputOf(cart, brand),
): PricedCart {
  const { currency } = cart
  const storeCode = facts.isCollectionOn ? (cart.preferred_store_code ?? undefined) : undefined
  const context = { contents, currency, storeCode }
  const items = contents.lines.map((line) => toTotalsItem(line, context))
  const country = isAllCollected(items) ? brand.country : input.country
  const draft = calculateTotals({
    ...facts,
    items,
    brand,
    country,
    postcode: input.postcode,
    carrierCode: input.carrierCode,
    methodCode: input.methodCode,
    isSignedIn: cart.customer_id !== null,
    shipping: ports.shipping,
  })
  const { shippingOptions, groups, giftCards } = draft
  const discounts = discountsOf(draft)
  const offerIds = offerIdsOf(draft)
  return {
    ...draft.totals,
    cart,
    currency,
    country,
    postcode: input.postcode,
    storeCode,
    lines: contents.lines.flatMap((line, i) => (draft.lines[i] ? [toPricedLine(line, draft.lines[i], context)] : [])),
    discounts,
    coupons: couponsOnCart(cart, draft, facts),
    offerHints: draft.offerHints,
    offerIds,
    isFirstOrderPrice: isForFirstOrders(facts.promotions, discounts, offerIds),
    groups,
    giftCards,
    areGiftCardsSpent: areGiftCardsSpent(cart, draft),
    shipping: shippingOptions.find(
      (option) => option.carrierCode === input.carrierCode && option.methodCode === input.methodCode,
    ),
    shippingOptions,
    totalQuantity: contents.lines.reduce((total, line) => total + line.quantity, 0),
  }
}

type Variants = CartContents['variants']

async function contentsOf(db: Db, ctx: PricingContext, cart: CartRow, variants: Variants | undefined) {
  const lines = await linesOf(db, cart)
  return variants ? withGiftCard(db, ctx, { lines, variants }) : loadContents(db, ctx, { ...cart, lines })
}

/** Inputs of a cart's prices, read once; pricing another delivery reads nothing more. */
export async function pricerOf(db: Db, ctx: PricingContext, cart: CartRow | CartWithLines, variants?: Variants) {
  const contents = await contentsOf(db, ctx, cart, variants)
  const facts = await loadFacts(db, ctx, cart)
  return (input?: PricingOptions, changed: CartRow = cart) => priceContents(ctx, changed, contents, facts, input)
}

/** Pass a transaction to price under the cart's lock. [R3.08, R6.11] */
export async function priceCart(
  db: Db,
  ctx: PricingContext,
  cart: CartRow | CartWithLines,
  input?: PricingOptions,
): Promise<PricedCart> {
  const price = await pricerOf(db, ctx, cart)
  return price(input)
}

const PRICED = memoKey<Promise<PricedCart>>('cart.priced')

function pricedIdOf(cart: CartRow, input: PricingOptions): string {
  return [cart.id, cart.version, input.country, input.postcode, input.carrierCode, input.methodCode].join(':')
}

export function memoisePriced(ctx: Pick<Context, 'memo' | 'brand'>, priced: PricedCart): void {
  memoise(ctx, PRICED, pricedIdOf(priced.cart, inputOf(priced.cart, ctx.brand)), Promise.resolve(priced))
}

/** Memoised per request and cart version. */
export function pricedCartOf(
  ctx: Pick<Context, 'db'> & PricingContext,
  cart: CartRow | CartWithLines,
): Promise<PricedCart> {
  return memoised(ctx, PRICED, pricedIdOf(cart, inputOf(cart, ctx.brand)), () => priceCart(ctx.db, ctx, cart))
}
