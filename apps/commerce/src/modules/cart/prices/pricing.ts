import type { CountryCode, CurrencyCode } from '@welt/kit/money'
import type { PurchasableVariant } from '#modules/catalogue'
import { type SettingsReader, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import { memoise, memoised, memoKey } from '#src/composition/request-state'
import type { CartWithLines } from '../goods-store.ts'
import { type Goods, loadGoods } from '../lines/goods.ts'
import type { ShippingOption, ShippingQuestion } from '../ports.ts'
import { type CartLine, loadCartLines } from '../store.ts'
import type { CartLineRow, CartRow } from '../tables.ts'
import { addUp, lineAmounts, type Totals } from './totals.ts'

/** Why a line can't be bought as it stands. `price-changed` alone doesn't stop an order: the new price is shown. */
type LineProblem = 'gone' | 'short' | 'price-changed'

/** A line with what it costs now; in cents, GST included. [R3.22] */
export interface PricedLine {
  readonly id: number
  readonly variantSku: string
  /** Number of the size. */
  readonly variantId: number | undefined
  readonly size: string | undefined
  readonly productId: number
  readonly quantity: number
  readonly fulfilment: CartLineRow['fulfilment']
  /** Undefined when the product is no longer sold on the site; the line then costs nothing and can't be ordered. */
  readonly variant: PurchasableVariant | undefined
  readonly unitCents: number
  readonly regularUnitCents: number
  readonly rowCents: number
  readonly discountCents: number
  readonly taxCents: number
  readonly availableQuantity: number
  /** Price of one piece when the shopper last saw it. */
  readonly seenUnitCents: number | undefined
  readonly problem?: LineProblem
  readonly addedAt: Date
  readonly updatedAt: Date
}

/** A cart with its lines and totals as of now. [R3.06, R3.07, R3.08] */
export interface PricedCart extends Totals {
  readonly cart: CartRow
  readonly currency: CurrencyCode
  /** Where it is delivered to, which decides the GST. */
  readonly country: CountryCode
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly { readonly label: string; readonly amountCents: number }[]
  /**
   * The chosen way of delivery at its price; undefined while there is none, or when the chosen one serves the country
   * no longer.
   */
  readonly shipping: ShippingOption | undefined
  readonly shippingOptions: readonly ShippingOption[]
  readonly totalQuantity: number
}

/** What prices depend on besides the cart. */
export interface PricingContext extends Omit<SettingsReader, 'db'> {
  readonly ports: Pick<Context['ports'], 'shipping'>
}

/** Where the cart is delivered to: its address, else the given country, else the site's own. */
export function destinationOf(cart: CartRow, brand: PricingContext['brand']): CountryCode {
  return cart.shipping_address?.countryCode ?? cart.shipping_country ?? brand.country
}

/** Where and how to deliver when that isn't what the cart says. */
export interface PricingWish {
  readonly country: CountryCode
  readonly postcode?: string | undefined
  readonly carrierCode?: string | undefined
  readonly methodCode?: string | undefined
}

function wishOf(cart: CartRow, brand: PricingContext['brand']): PricingWish {
  return {
    country: destinationOf(cart, brand),
    postcode: cart.shipping_address?.postcode,
    carrierCode: cart.carrier_code ?? undefined,
    methodCode: cart.method_code ?? undefined,
  }
}

function problemOf(line: CartLineRow, variant: PurchasableVariant | undefined): LineProblem | undefined {
  if (!variant) return 'gone'
  if (variant.availableQuantity < line.quantity) return 'short'
  return line.seen_unit_cents !== null && line.seen_unit_cents !== variant.unitCents ? 'price-changed' : undefined
}

function priceLine(line: CartLine, found: PurchasableVariant | undefined, country: CountryCode): PricedLine {
  const variant = found?.isEnabled ? found : undefined
  const problem = problemOf(line, variant)
  return {
    id: line.id,
    variantSku: line.variant_sku ?? '',
    variantId: line.variant_id ?? undefined,
    size: line.variant_size ?? undefined,
    productId: line.product_id,
    quantity: line.quantity,
    fulfilment: line.fulfilment,
    variant,
    regularUnitCents: variant?.regularUnitCents ?? 0,
    ...lineAmounts({ unitCents: variant?.unitCents ?? 0, quantity: line.quantity, discountCents: 0, country }),
    availableQuantity: variant?.availableQuantity ?? 0,
    seenUnitCents: line.seen_unit_cents ?? undefined,
    ...(problem && { problem }),
    addedAt: line.added_at,
    updatedAt: line.updated_at,
  }
}

type Thresholds = ShippingQuestion['thresholds']

/** Values from which delivery is free on the request's site. */
export async function thresholdsOf(db: Db, { brand, memo, sharedLoads }: PricingContext): Promise<Thresholds> {
  return (await settingsOfRequest({ db, brand, memo, sharedLoads })).shippingThresholds
}

/** Prices a cart with the goods given: nothing a client says counts. [R3.08, R6.11] */
export function priceGoods(
  { brand, ports }: Pick<PricingContext, 'brand' | 'ports'>,
  cart: CartRow,
  goods: Goods,
  thresholds: Thresholds,
  wish: PricingWish = wishOf(cart, brand),
): PricedCart {
  const lines = goods.lines.map((line) => priceLine(line, goods.variants.get(line.variant_sku ?? ''), wish.country))
  const needsDelivery = lines.some((line) => line.fulfilment === 'delivery' && line.variant)
  const shippingOptions = ports.shipping.methodsFor({
    brand,
    thresholds,
    country: wish.country,
    postcode: wish.postcode,
    isSignedIn: cart.customer_id !== null,
    goodsCents: addUp(lines, 0, wish.country).totalCents,
  })
  const shipping = shippingOptions.find((option) => option.carrierCode === wish.carrierCode && option.methodCode === wish.methodCode)
  return {
    ...addUp(lines, needsDelivery ? (shipping?.amountCents ?? 0) : 0, wish.country),
    cart,
    currency: cart.currency,
    country: wish.country,
    lines,
    discounts: [],
    shipping,
    shippingOptions,
    totalQuantity: lines.reduce((total, line) => total + line.quantity, 0),
  }
}

/**
 * Prices the cart from the database as it is now; its lines, where it brings them, are not read again. Give a transaction
 * to price under the cart's lock. [R3.08, R6.11]
 */
export async function priceCart(db: Db, ctx: PricingContext, cart: CartRow | CartWithLines, wish?: PricingWish): Promise<PricedCart> {
  const lines = 'lines' in cart ? cart.lines : await loadCartLines(db, cart.id)
  const goods = await loadGoods(db, { website_id: cart.website_id, lines })
  return priceGoods(ctx, cart, goods, await thresholdsOf(db, ctx), wish)
}

const PRICED = memoKey<Promise<PricedCart>>('cart.priced')

function pricedIdOf(cart: CartRow, wish: PricingWish): string {
  return [cart.id, cart.version, wish.country, wish.postcode, wish.carrierCode, wish.methodCode].join(':')
}

/** Memoises prices computed under the cart's lock for the rest of the request. */
export function rememberPriced(ctx: Pick<Context, 'memo' | 'brand'>, priced: PricedCart): void {
  memoise(ctx, PRICED, pricedIdOf(priced.cart, wishOf(priced.cart, ctx.brand)), Promise.resolve(priced))
}

/** The cart's prices, computed once per request for each state of the cart. */
export function pricedCartOf(ctx: Pick<Context, 'db'> & PricingContext, cart: CartRow | CartWithLines): Promise<PricedCart> {
  return memoised(ctx, PRICED, pricedIdOf(cart, wishOf(cart, ctx.brand)), () => priceCart(ctx.db, ctx, cart))
}
