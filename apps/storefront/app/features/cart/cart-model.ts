import { sizeInFull, sizeInScale } from '@welt/brands/size-text'
import type { GiftCardDetails } from '#app/features/gift-card/offer.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { promiseText } from './arrival.ts'
import type { CartFieldsFragment, GiftCardLineFragment, InventoryFieldsFragment } from './cart.generated.ts'
import { type DeliveryGroup, groupsOf, placeOf } from './delivery-groups.ts'
import { codeMessages } from './messages.ts'
import { type RewardCodes, type Saving, savingsOf, sumOf } from './savings.ts'

type WireLine = NonNullable<NonNullable<CartFieldsFragment['items']>[number]>

/** A line of the cart as pages show it; money in cents. */
export interface CartLine {
  readonly uid: string
  /** Decides the ground that its pictures have everywhere. */
  readonly productUid: string
  readonly productSku: string
  readonly name: string
  readonly brand: string | undefined
  readonly colour: string | undefined
  /** "EU 38"; undefined for goods without sizes. */
  readonly size: string | undefined
  /** "EU 38 (AU 7)" */
  readonly fullSize: string | undefined
  readonly sizeUid: string | undefined
  readonly href: string | undefined
  readonly imageUrl: string | undefined
  readonly quantity: number
  /** Most that can be chosen now: stock, at most 10, never under what the line has. */
  readonly mostQuantity: number
  /** Set when few are left of its size. */
  readonly leftCount: number | undefined
  readonly unitCents: number
  /** The row at full price; less the savings it is what the line costs. */
  readonly fullCents: number
  /** Sale price, offers and codes; what a reward takes off the whole bag is not repeated here. */
  readonly savings: readonly Saving[]
  /** This line's shares of rewards. */
  readonly shares: readonly Saving[]
  /** What the line costs after its savings. */
  readonly paidCents: number
  /** The row after sale prices and before offers and codes. */
  readonly rowCents: number
  /** What a gift card is made of; undefined for shoes. [R3.23] */
  readonly giftCard: GiftCardDetails | undefined
  /** Why the line cannot be ordered as it is; undefined when it can. */
  readonly problem: string | undefined
  /** A piece as the shopper last saw its price; undefined while it costs the same. */
  readonly seenCents: number | undefined
  /** What else the shopper should know although the line can be ordered. */
  readonly notice: string | undefined
}

/** A code in force. */
interface AppliedCode {
  readonly code: string
  readonly label: string
  readonly cents: number
  readonly isReward: boolean
}

interface AppliedCard {
  readonly code: string
  readonly appliedCents: number
  /** On the card before this bag. */
  readonly balanceCents: number
  /** Why it can't pay; undefined when it can. */
  readonly problem: string | undefined
}

/** The cart; money in cents, GST included. */
export interface CartView {
  readonly cartId: string
  /** Whether the live stock of the lines is unknown. */
  readonly isStockUnknown: boolean
  /** The customer's, or the one that a guest has given. */
  readonly email: string | undefined
  readonly count: number
  readonly lines: readonly CartLine[]
  readonly subtotalCents: number
  /** Offers, codes and rewards of the whole bag. */
  readonly savings: readonly Saving[]
  /** Automatic offers within reach. */
  readonly offerHints: readonly { readonly label: string; readonly message: string }[]
  /** What sale prices take off. */
  readonly saleCents: number
  readonly codes: readonly AppliedCode[]
  /** In the order in which they pay. */
  readonly giftCards: readonly AppliedCard[]
  readonly groups: readonly DeliveryGroup[]
  /**
   * Delivery as counted in the total; before an address is known, to the site's own country. Undefined: the shop cannot
   * say.
   */
  readonly shippingCents: number | undefined
  readonly shippingTitle: string | undefined
  /** When the chosen way of delivery brings it; undefined before one is chosen. */
  readonly arrival: string | undefined
  /** Where it goes, once that is known. */
  readonly address: { readonly country: string; readonly postcode: string } | undefined
  /** The same in short, or the place that the totals are estimated for: "Richmond VIC 3121". */
  readonly place: string | undefined
  readonly gstCents: number
  /** Before gift cards, which pay and save nothing. */
  readonly beforeCardsCents: number
  /** What is left to pay. */
  readonly totalCents: number
}

/** So few are worth a word. */
const FEW = 3

/** Quantities offered on a line. */
const MOST_OFFERED = 10

/** Paths of pictures come as addresses of the site; pages use them relative to their own origin. */
export function mediaPath(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  const at = url.indexOf('/media/')
  return at < 0 ? url : url.slice(at)
}

/** Why a line cannot be ordered as it is: the cart says so, or the inventory, which may be an outside service. [A75] */
function problemOf(line: WireLine, inventory: InventoryFieldsFragment | null | undefined): string | undefined {
  if (!line.is_available) return line.not_available_message ?? 'This is no longer available. Remove it to continue.'
  const isShort = inventory?.items.some(
    ({ cart_item_uid, is_available }) => cart_item_uid === line.uid && !is_available,
  )
  return isShort ? (inventory?.message ?? 'This is no longer available in the quantity you chose.') : undefined
}

/** What a line costs and why. */
function pricesOf({ prices, quantity }: WireLine, rewards: RewardCodes) {
  const rowCents = centsOf(prices?.row_total_including_tax)
  const fullCents = Math.max(rowCents, centsOf(prices?.original_item_price) * quantity)
  const sale: Saving = { kind: 'sale', label: 'Sale price', code: undefined, cents: fullCents - rowCents }
  const all = [...(sale.cents > 0 ? [sale] : []), ...savingsOf(prices?.discounts, rewards)]
  const savings = all.filter(({ kind }) => kind !== 'reward')
  const shares = all.filter(({ kind }) => kind === 'reward')
  return {
    unitCents: centsOf(prices?.price_including_tax),
    rowCents,
    fullCents,
    savings,
    shares,
    paidCents: fullCents - sumOf(savings),
  }
}

function toDetails(line: GiftCardLineFragment): GiftCardDetails {
  return {
    amountCents: centsOf(line.amount),
    recipientName: line.recipient_name,
    recipientEmail: line.recipient_email ?? '',
    senderName: line.sender_name,
    senderEmail: line.sender_email ?? '',
    message: line.message ?? '',
    deliveryDate: line.delivery_date ?? undefined,
  }
}

interface LineFacts {
  readonly inventory: InventoryFieldsFragment | null | undefined
  readonly rewards: RewardCodes
}

function toLine(line: WireLine, { inventory, rewards }: LineFacts): CartLine {
  const { product } = line
  const chosen = 'configurable_options' in line ? line.configurable_options[0] : undefined
  const problem = problemOf(line, inventory)
  const seen = problem ? undefined : line.prices?.seen_price_including_tax
  return {
    uid: line.uid,
    productUid: product.uid,
    productSku: product.sku ?? '',
    name: product.web_display_name ?? product.name ?? '',
    brand: product.brand ?? undefined,
    colour: product.colour ?? undefined,
    size: chosen ? sizeInScale(chosen.value_label, product.size_scale) : undefined,
    fullSize: chosen ? sizeInFull(chosen.value_label, product.size_scale, chosen.size_conversion) : undefined,
    sizeUid: chosen?.configurable_product_option_value_uid,
    href: product.url_key ? `/${product.url_key}${product.url_suffix ?? '.html'}` : undefined,
    imageUrl: mediaPath(product.thumbnail?.url),
    quantity: line.quantity,
    mostQuantity: Math.max(line.quantity, Math.min(MOST_OFFERED, line.max_qty ?? MOST_OFFERED)),
    leftCount: !problem && chosen && line.max_qty && line.max_qty <= FEW ? line.max_qty : undefined,
    ...pricesOf(line, rewards),
    giftCard: 'recipient_name' in line ? toDetails(line) : undefined,
    problem,
    seenCents: seen ? centsOf(seen) : undefined,
    notice: problem || seen ? undefined : line.errors?.[0]?.message,
  }
}

function deliveryOf({ shipping_addresses, prices }: CartFieldsFragment) {
  const [address] = shipping_addresses
  const method = address?.selected_shipping_method
  const shipping = prices?.shipping_including_tax ?? method?.amount
  return {
    shippingCents: shipping && centsOf(shipping),
    arrival: promiseText(method?.estimated_from, method?.estimated_to),
    address: address ? { country: address.country.code, postcode: address.postcode ?? '' } : undefined,
    place: placeOf(address ?? undefined),
    shippingTitle: method?.method_title ?? undefined,
  }
}

type CardFields = NonNullable<NonNullable<CartFieldsFragment['applied_gift_cards']>[number]>

/** Only a void card has no balance; only an expired one has a date with balance 0. */
function cardProblem({ balance, expiration_date }: CardFields, isForGoods: boolean): string | undefined {
  if (!balance) return codeMessages.giftCardVoid
  if (centsOf(balance) === 0) return expiration_date ? codeMessages.giftCardExpired : codeMessages.giftCardSpent
  return isForGoods ? undefined : codeMessages.giftCardForGiftCards
}

function cardsOf({ applied_gift_cards }: CartFieldsFragment, lines: readonly CartLine[]): readonly AppliedCard[] {
  const isForGoods = lines.length === 0 || lines.some(({ giftCard }) => !giftCard)
  return withoutNulls(applied_gift_cards).map((card) => ({
    code: card.code ?? '',
    appliedCents: centsOf(card.applied_balance),
    balanceCents: centsOf(card.balance),
    problem: cardProblem(card, isForGoods),
  }))
}

/** The cart in a cart's answer, and in that of the inventory where it was read. */
export function toCartView(
  cart: CartFieldsFragment,
  inventory?: InventoryFieldsFragment | null,
  isStockUnknown = false,
): CartView {
  const { prices } = cart
  const rewards = new Set(cart.applied_loyalty_coupons.map(({ code }) => code))
  const lines = withoutNulls(cart.items).map((line) => toLine(line, { inventory, rewards }))
  const giftCards = cardsOf(cart, lines)
  const totalCents = centsOf(prices?.grand_total)
  return {
    cartId: cart.id,
    isStockUnknown,
    email: cart.email ?? undefined,
    count: cart.total_quantity,
    lines,
    subtotalCents: centsOf(prices?.subtotal_including_tax),
    savings: savingsOf(prices?.discounts, rewards),
    offerHints: cart.offer_hints ?? [],
    saleCents: lines.reduce((sum, { fullCents, rowCents }) => sum + fullCents - rowCents, 0),
    codes: cart.applied_multi_coupons.map(({ code, label, amount }) => ({
      code,
      label,
      cents: centsOf(amount),
      isReward: rewards.has(code),
    })),
    giftCards,
    groups: groupsOf(cart, lines),
    ...deliveryOf(cart),
    gstCents: withoutNulls(prices?.applied_taxes).reduce((sum, { amount }) => sum + centsOf(amount), 0),
    beforeCardsCents: giftCards.reduce((sum, { appliedCents }) => sum + appliedCents, totalCents),
    totalCents,
  }
}

/** A quantity of 1 to 99 as a form posts it; undefined for anything else, which no control of ours sends. */
export function parseQuantity(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

/** "Odette Cap-Toe Slingback, Bone, size EU 38", "Gift card for Mia": the line in words, for controls' names. */
export function lineText(line: CartLine): string {
  if (line.giftCard) return `${line.name} for ${line.giftCard.recipientName}`
  return [line.name, line.colour, line.size && `size ${line.size}`].filter(Boolean).join(', ')
}
