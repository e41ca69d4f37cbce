import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { arrivalOf } from './arrival.ts'
import type { CartFieldsFragment, InventoryFieldsFragment } from './cart.generated.ts'

type WireLine = NonNullable<NonNullable<CartFieldsFragment['items']>[number]>

/** A size that a line can be changed to. */
interface LineSize {
  readonly uid: string
  readonly label: string
  readonly isInStock: boolean
}

/** A line of the cart as pages show it; money in cents. */
export interface CartLine {
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

/** The cart; money in cents, GST included. */
export interface CartView {
  readonly cartId: string
  readonly count: number
  readonly lines: readonly CartLine[]
  readonly subtotalCents: number
  readonly discounts: readonly { readonly label: string; readonly cents: number }[]
  /**
   * Delivery as counted in the total; before an address is known, to the site's own country. Undefined: the shop cannot
   * say.
   */
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

function sizesOf({ product }: WireLine): LineSize[] {
  if (!('variants' in product)) return []
  const inStock = new Set(
    withoutNulls(product.variants)
      .filter((variant) => variant.product?.stock_status === 'IN_STOCK')
      .flatMap((variant) => withoutNulls(variant.attributes).map(({ uid }) => uid)),
  )
  const option = withoutNulls(product.configurable_options).find(({ attribute_code }) => attribute_code === 'size')
  return withoutNulls(option?.values).flatMap(({ uid, label }) =>
    uid === null ? [] : [{ uid, label: label ?? '', isInStock: inStock.has(uid) }],
  )
}

/** Why a line cannot be ordered as it is: the cart says so, or the inventory, which may be an outside service. [A75] */
function problemOf(line: WireLine, inventory: InventoryFieldsFragment | null | undefined): string | undefined {
  if (!line.is_available) return line.not_available_message ?? 'This is no longer available. Remove it to continue.'
  const isShort = inventory?.items.some(({ cart_item_uid, is_available }) => cart_item_uid === line.uid && !is_available)
  return isShort ? (inventory?.message ?? 'This is no longer available in the quantity you chose.') : undefined
}

function toLine(line: WireLine, inventory: InventoryFieldsFragment | null | undefined): CartLine {
  const { product, prices } = line
  const chosen = 'configurable_options' in line ? line.configurable_options[0] : undefined
  const problem = problemOf(line, inventory)
  return {
    uid: line.uid,
    productSku: product.sku ?? '',
    name: product.web_display_name ?? product.name ?? '',
    brand: product.brand ?? undefined,
    colour: product.colour ?? undefined,
    size: chosen?.value_label,
    sizeUid: chosen?.configurable_product_option_value_uid,
    sizes: sizesOf(line),
    href: product.url_key ? `/${product.url_key}${product.url_suffix ?? '.html'}` : undefined,
    imageUrl: mediaPath(product.thumbnail?.url),
    quantity: line.quantity,
    mostQuantity: Math.max(line.quantity, Math.min(MOST_OFFERED, line.max_qty ?? MOST_OFFERED)),
    unitCents: centsOf(prices?.price_including_tax),
    regularUnitCents: centsOf(prices?.original_item_price),
    rowCents: centsOf(prices?.row_total_including_tax),
    problem,
    notice: problem ? undefined : line.errors?.[0]?.message,
  }
}

/** The cart in a cart's answer, and in that of the inventory where it was read. */
export function toCartView(cart: CartFieldsFragment, inventory?: InventoryFieldsFragment | null): CartView {
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  const { prices } = cart
  const shipping = prices?.shipping_including_tax ?? method?.amount
  return {
    cartId: cart.id,
    count: cart.total_quantity,
    lines: withoutNulls(cart.items).map((line) => toLine(line, inventory)),
    subtotalCents: centsOf(prices?.subtotal_including_tax),
    discounts: withoutNulls(prices?.discounts).map(({ label, amount }) => ({ label, cents: centsOf(amount) })),
    shippingCents: shipping && centsOf(shipping),
    arrival: arrivalOf(method),
    shippingTitle: method?.method_title ?? undefined,
    gstCents: withoutNulls(prices?.applied_taxes).reduce((sum, { amount }) => sum + centsOf(amount), 0),
    totalCents: centsOf(prices?.grand_total),
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
export function lineText(line: CartLine): string {
  return [line.name, line.colour, line.size && `size ${line.size}`].filter(Boolean).join(', ')
}
