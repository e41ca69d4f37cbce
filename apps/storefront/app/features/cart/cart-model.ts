import { sizeInFull, sizeInScale, sizeInText } from '@welt/brands/size-text'
import type { GiftCardDetails } from '#app/features/gift-card/offer.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { promiseText } from './arrival.ts'
import type { CartFieldsFragment, GiftCardLineFragment, InventoryFieldsFragment } from './cart.generated.ts'
import {
  type CollectionView,
  collectionOf,
  goneText,
  type LineWay,
  type ReadCart,
  wayOf,
} from './collection/collection.ts'
import { type DeliveryGroup, groupsOf, placeOf } from './delivery-groups.ts'
import { codeMessages } from './messages.ts'
import { type RewardCodes, type Saving, savingsOf, sumOf } from './savings.ts'

type WireLine = NonNullable<NonNullable<CartFieldsFragment['items']>[number]>

/** Amounts in cents. */
export interface CartLine extends LineWay {
  readonly uid: string
  /** Determines the background of its pictures. */
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
  /** Limited by stock and 10, but never below the current quantity. */
  readonly mostQuantity: number
  /** Set when stock is low. */
  readonly leftCount: number | undefined
  readonly unitCents: number
  /** Row total before all savings. */
  readonly fullCents: number
  /** Without rewards, which are in `shares`. */
  readonly savings: readonly Saving[]
  /** Rewards apportioned to this line. */
  readonly shares: readonly Saving[]
  /** Row total after `savings`. */
  readonly paidCents: number
  /** After sale prices, before offers and codes. */
  readonly rowCents: number
  /** Undefined for shoes. [R3.23] */
  readonly giftCard: GiftCardDetails | undefined
  readonly problem: string | undefined
  /** Unit price the shopper last saw; set only when it has changed. */
  readonly seenCents: number | undefined
  /** A message that does not block the order. */
  readonly notice: string | undefined
}

interface AppliedCode {
  readonly code: string
  readonly label: string
  readonly cents: number
  readonly isReward: boolean
}

interface AppliedCard {
  readonly code: string
  readonly appliedCents: number
  /** Before this order. */
  readonly balanceCents: number
  readonly problem: string | undefined
}

/** Amounts in cents, GST included. */
export interface CartView extends CollectionView {
  readonly cartId: string
  readonly isStockUnknown: boolean
  readonly email: string | undefined
  readonly count: number
  readonly lines: readonly CartLine[]
  readonly subtotalCents: number
  /** Order-level offers, codes and rewards. */
  readonly savings: readonly Saving[]
  /** Automatic offers that the cart nearly qualifies for. */
  readonly offerHints: readonly { readonly label: string; readonly message: string }[]
  /** Discount from sale prices. */
  readonly saleCents: number
  readonly codes: readonly AppliedCode[]
  /** In payment order. */
  readonly giftCards: readonly AppliedCard[]
  readonly groups: readonly DeliveryGroup[]
  /** As included in the total. Undefined while unknown. */
  readonly shippingCents: number | undefined
  readonly shippingTitle: string | undefined
  readonly arrival: string | undefined
  readonly address: { readonly country: string; readonly postcode: string } | undefined
  /** Short address or the place that totals are estimated for: "Richmond VIC 3121". */
  readonly place: string | undefined
  readonly gstCents: number
  readonly beforeCardsCents: number
  /** Amount due. */
  readonly totalCents: number
}

const FEW = 3

const MOST_OFFERED = 10

/** The server sends absolute URLs; pages use them relative to their own origin. */
export function mediaPath(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  const at = url.indexOf('/media/')
  return at < 0 ? url : url.slice(at)
}

/** The inventory may be an external service with errors of its own. [A75] */
function problemOf(line: WireLine, { inventory, collection }: LineFacts, way: LineWay): string | undefined {
  if (way.isGoneFromStore && collection.store) return goneText(collection.store, sizeOf(line))
  if (!line.is_available) return line.not_available_message ?? 'This is no longer available. Remove it to continue.'
  const isShort = inventory?.items.some(
    ({ cart_item_uid, is_available }) => cart_item_uid === line.uid && !is_available,
  )
  return isShort ? (inventory?.message ?? 'This is no longer available in the quantity you chose.') : undefined
}

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
  readonly cart: CartFieldsFragment
  readonly collection: CollectionView
  readonly inventory: InventoryFieldsFragment | null | undefined
  readonly rewards: RewardCodes
}

const optionOf = (line: WireLine) => ('configurable_options' in line ? line.configurable_options[0] : undefined)

function sizeOf(line: WireLine): string | undefined {
  const chosen = optionOf(line)
  return chosen ? sizeInScale(chosen.value_label, line.product.size_scale) : undefined
}

function toLine(line: WireLine, facts: LineFacts): CartLine {
  const { product } = line
  const { rewards } = facts
  const chosen = optionOf(line)
  const way = 'recipient_name' in line ? wayOf() : wayOf(line.uid, facts, sizeOf(line))
  const problem = problemOf(line, facts, way)
  const seen = problem ? undefined : line.prices?.seen_price_including_tax
  return {
    ...way,
    uid: line.uid,
    productUid: product.uid,
    productSku: product.sku ?? '',
    name: product.web_display_name ?? product.name ?? '',
    brand: product.brand ?? undefined,
    colour: product.colour ?? undefined,
    size: sizeOf(line),
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

export function toCartView(
  cart: ReadCart,
  inventory?: InventoryFieldsFragment | null,
  isStockUnknown = false,
): CartView {
  const { prices } = cart
  const rewards = new Set(cart.applied_loyalty_coupons.map(({ code }) => code))
  const collection = collectionOf(cart)
  const facts = { cart, collection, inventory, rewards }
  const lines = withoutNulls(cart.items).map((line) => toLine(line, facts))
  const giftCards = cardsOf(cart, lines)
  const totalCents = centsOf(prices?.grand_total)
  return {
    ...collection,
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

/** Undefined unless it is 1 to 99. */
export function parseQuantity(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

/** Accessible name: "Odette Cap-Toe Slingback, Bone, size EU 38". */
export function lineText(line: CartLine): string {
  if (line.giftCard) return `${line.name} for ${line.giftCard.recipientName}`
  return [line.name, line.colour, line.size && sizeInText(line.size)].filter(Boolean).join(', ')
}
