import { toCents } from '@welt/kit/money'
import { arrivalOf } from './arrival.ts'
import type { WireCart, WireInventory, WireLine } from './operations.ts'

/** A size that a line can be changed to. */
interface LineSize {
  readonly uid: string
  readonly label: string
  readonly isInStock: boolean
}

/** A line of the bag as pages show it; money in cents. */
export interface BagLine {
  readonly uid: string
  readonly productSku: string
  readonly name: string
  readonly brand: string | undefined
  readonly colour: string | undefined
  readonly size: string | undefined
  readonly sizeUid: string | undefined
  readonly sizes: readonly LineSize[]
  readonly href: string | undefined
  readonly imageUrl: string | undefined
  readonly quantity: number
  /** Most that can be chosen now: stock, at most 10, never under what the line has. */
  readonly mostQuantity: number
  readonly unitCents: number
  readonly regularUnitCents: number
  readonly rowCents: number
  /** Why the line cannot be ordered as it is; undefined when it can. */
  readonly problem: string | undefined
  /** What the shopper should know although the line can be ordered: its price has changed. */
  readonly notice: string | undefined
}

/** The bag; money in cents, GST included. */
export interface Bag {
  readonly cartId: string
  readonly count: number
  readonly lines: readonly BagLine[]
  readonly subtotalCents: number
  readonly discounts: readonly { readonly label: string; readonly cents: number }[]
  /** Delivery as counted in the total; before an address is known, to the site's own country. Undefined: the shop cannot say. */
  readonly shippingCents: number | undefined
  readonly shippingTitle: string | undefined
  /** When the chosen way of delivery brings it; undefined before one is chosen. */
  readonly arrival: string | undefined
  readonly gstCents: number
  readonly totalCents: number
}

/** Quantities offered on a line. */
const MOST_OFFERED = 10

/** Paths of pictures come as addresses of the site; pages use them relative to their own origin. */
export function mediaPath(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  const at = url.indexOf('/media/')
  return at < 0 ? url : url.slice(at)
}

function sizesOf(line: WireLine): LineSize[] {
  const inStock = new Set(
    line.product.variants
      ?.filter((variant) => variant.product.stock_status === 'IN_STOCK')
      .flatMap((variant) => variant.attributes.map(({ uid }) => uid)),
  )
  const option = line.product.configurable_options?.find(({ attribute_code }) => attribute_code === 'size')
  return (option?.values ?? []).map(({ uid, label }) => ({ uid, label, isInStock: inStock.has(uid) }))
}

/** Why a line cannot be ordered as it is: the cart says so, or the inventory, which a shop may keep elsewhere. [A75] */
function problemOf(line: WireLine, inventory: WireInventory | null | undefined): string | undefined {
  if (!line.is_available) return line.not_available_message ?? 'This is no longer available. Remove it to go on.'
  const isShort = inventory?.items.some(({ cart_item_uid, is_available }) => cart_item_uid === line.uid && !is_available)
  return isShort ? (inventory?.message ?? 'This is no longer available in the quantity you chose.') : undefined
}

function toLine(line: WireLine, inventory: WireInventory | null | undefined): BagLine {
  const { product, prices } = line
  const chosen = line.configurable_options?.[0]
  const problem = problemOf(line, inventory)
  return {
    uid: line.uid,
    productSku: product.sku,
    name: product.web_display_name ?? product.name,
    brand: product.brand ?? undefined,
    colour: product.colour ?? undefined,
    size: chosen?.value_label,
    sizeUid: chosen?.configurable_product_option_value_uid,
    sizes: sizesOf(line),
    href: product.url_key ? `/${product.url_key}${product.url_suffix ?? '.html'}` : undefined,
    imageUrl: mediaPath(product.thumbnail?.url),
    quantity: line.quantity,
    mostQuantity: Math.max(line.quantity, Math.min(MOST_OFFERED, line.max_qty ?? MOST_OFFERED)),
    unitCents: toCents(prices?.price_including_tax.value ?? 0),
    regularUnitCents: toCents(prices?.original_item_price.value ?? 0),
    rowCents: toCents(prices?.row_total_including_tax.value ?? 0),
    problem,
    notice: problem ? undefined : line.errors?.[0]?.message,
  }
}

/** The bag in a cart's answer, and in that of the inventory where it was asked. */
export function toBag(cart: WireCart, inventory?: WireInventory | null): Bag {
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  const shipping = cart.prices.shipping_including_tax ?? method?.amount
  return {
    cartId: cart.id,
    count: cart.total_quantity,
    lines: cart.items.filter((line) => line !== null).map((line) => toLine(line, inventory)),
    subtotalCents: toCents(cart.prices.subtotal_including_tax.value),
    discounts: (cart.prices.discounts ?? []).map(({ label, amount }) => ({ label, cents: toCents(amount.value) })),
    shippingCents: shipping && toCents(shipping.value),
    arrival: arrivalOf(method),
    shippingTitle: method?.method_title ?? undefined,
    gstCents: (cart.prices.applied_taxes ?? []).reduce((sum, { amount }) => sum + toCents(amount.value), 0),
    totalCents: toCents(cart.prices.grand_total.value),
  }
}

/** A quantity of 1 to 99 as a form posts it; undefined for anything else, which no control of ours sends. */
export function parseQuantity(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

/** What is still missing to free delivery, in cents; undefined when delivery is free already. */
export function missingForFreeDelivery(subtotalCents: number, thresholdCents: number): number | undefined {
  return subtotalCents < thresholdCents ? thresholdCents - subtotalCents : undefined
}

/** "Odette Cap-Toe Slingback, Bone, size 38": the line in words, for controls' names. */
export function lineInWords(line: BagLine): string {
  return [line.name, line.colour, line.size && `size ${line.size}`].filter(Boolean).join(', ')
}
