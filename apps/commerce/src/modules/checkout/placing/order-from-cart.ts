import { randomBytes, randomInt } from 'node:crypto'
import type { Brand } from '@welt/brands'
import type { DeliveryGroup, PricedCart, PricedLine } from '#modules/cart'
import { type DeliveryZones, promiseFor, type SentAllocation, toStoreAddress } from '#modules/fulfilment'
import { type GiftCardShare, maskCode } from '#modules/gift-cards'
import {
  lineOfVariant,
  type NewDeliveryGroup,
  type NewOrder,
  type NewOrderLine,
  type OrderDiscountData,
} from '#modules/orders'
import { orderPaymentOf } from '#modules/payment'
import type { Saving } from '#modules/promotions'
import { collectionReadyAt } from '#modules/stores'
import type { WantedClaims } from '#src/order-lifecycle/claim'
import type { StoredAddress } from '#tables/cart'
import type { StoreRow } from '#tables/stores'
import { isVirtual } from '../readiness.ts'

type Allocations = SentAllocation['parts']

function discountOf(
  { label, amountCents, source }: Saving,
  appliedTo: NonNullable<OrderDiscountData['appliedTo']>,
): OrderDiscountData {
  const code = source.kind === 'offer' ? undefined : source.code
  return {
    label,
    cents: amountCents,
    isLoyalty: source.kind === 'reward',
    appliedTo,
    ...(code !== undefined && { code }),
  }
}

function groupPositionOf(line: PricedLine, groups: readonly DeliveryGroup[]): number {
  return groups.findIndex(({ lineIds }) => lineIds.includes(line.id)) + 1
}

function allocationsOf(line: PricedLine, allocations: Allocations): NewOrderLine['allocations'] {
  return line.isGiftCard ? [{ source: null, quantity: line.quantity }] : (allocations.get(line.id) ?? [])
}

function lineOf(line: PricedLine, groups: readonly DeliveryGroup[], allocations: Allocations): NewOrderLine[] {
  const { variant } = line
  if (!variant) return []
  return [
    {
      cartLineId: line.id,
      ...lineOfVariant(variant),
      quantity: line.quantity,
      unitCents: line.unitCents,
      regularUnitCents: line.regularUnitCents,
      rowCents: line.rowCents,
      discountCents: line.discountCents,
      taxCents: line.taxCents,
      fulfilment: line.fulfilment,
      allocations: allocationsOf(line, allocations),
      giftCard: line.giftCard ?? null,
      deliveryGroup: groupPositionOf(line, groups),
      savings: line.savings.map((saving) => discountOf(saving, 'ITEM')),
    },
  ]
}

function giftCardSharesOf({ giftCards }: PricedCart): GiftCardShare[] {
  return giftCards.flatMap(({ code, appliedCents: cents }) => (cents > 0 ? [{ code, cents }] : []))
}

/** Only codes that lower the order. */
function codesOf({ discounts }: PricedCart, kind: 'coupon' | 'reward'): readonly string[] {
  return [...new Set(discounts.flatMap(({ source }) => (source.kind === kind ? [source.code] : [])))]
}

export function wantedClaimsOf(priced: PricedCart, allocations: Allocations): WantedClaims {
  const items = priced.lines.filter((line) => !line.isGiftCard)
  return {
    couponCodes: codesOf(priced, 'coupon'),
    giftCards: giftCardSharesOf(priced),
    rewardCodes: codesOf(priced, 'reward'),
    stock: items.flatMap((line) => (allocations.get(line.id) ?? []).map((part) => ({ sku: line.variantSku, ...part }))),
  }
}

function readyAt(store: StoreRow | undefined, now: Date): Date | null {
  const time = store && collectionReadyAt(store, now)
  return time === undefined ? null : new Date(time)
}

function groupOf(
  group: DeliveryGroup,
  { country, postcode }: PricedCart,
  origins: SentAllocation['origins'],
  { store, now, zones }: OrderContext,
): NewDeliveryGroup {
  const { kind, shipping, amountCents, taxCents } = group
  const isCollected = kind === 'clickncollect'
  return {
    kind,
    store_code: isCollected ? (store?.store_code ?? null) : null,
    carrier_code: shipping?.carrierCode ?? null,
    method_code: shipping?.methodCode ?? null,
    title: titleOf(shipping),
    promise: shipping ? promiseFor(shipping, now, { from: origins, to: { country, postcode, zones } }) : null,
    amount_cents: amountCents,
    discount_cents: group.savings.reduce((sum, saving) => sum + saving.amountCents, 0),
    tax_cents: taxCents,
    ready_at: isCollected ? readyAt(store, now) : null,
    collection_code: isCollected ? newCollectionCode() : null,
  }
}

function titleOf(shipping: DeliveryGroup['shipping']): string | null {
  return shipping ? `${shipping.carrierTitle} - ${shipping.methodTitle}` : null
}

/** Without 0, 1, I, L, O and U, which look or sound alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 29 random bits; means nothing without the order's number. */
function newCollectionCode(): string {
  return Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

/** 128 random bits. */
function newAccessToken(): string {
  return randomBytes(16).toString('base64url')
}

interface OrderContext {
  readonly brand: Brand
  readonly billingAddress: StoredAddress
  /** Of collection. */
  readonly store: StoreRow | undefined
  readonly now: Date
  readonly zones: DeliveryZones
}

/** [A112] */
function shippingAddressOf(priced: PricedCart, { store, billingAddress }: OrderContext): StoredAddress | null {
  if (isVirtual(priced)) return null
  const isDelivered = priced.groups.some(({ kind }) => kind === 'delivery')
  if (isDelivered || !store) return priced.cart.shipping_address
  const { firstName, lastName } = priced.cart.nominee ?? {}
  return toStoreAddress(store, {
    firstname: firstName ?? billingAddress.firstname,
    lastname: lastName ?? billingAddress.lastname,
  })
}

export function orderFromCart(priced: PricedCart, allocation: SentAllocation, context: OrderContext): NewOrder {
  const { cart } = priced
  return {
    accessToken: newAccessToken(),
    websiteId: cart.website_id,
    cartId: cart.id,
    cartVersion: cart.version,
    customerId: cart.customer_id,
    email: cart.email ?? '',
    currency: priced.currency,
    subtotalCents: priced.subtotalCents,
    discountCents: priced.discountCents,
    shippingCents: priced.shippingCents,
    taxCents: priced.taxCents,
    totalCents: priced.totalCents,
    discounts: priced.discounts.map((discount) => discountOf(discount, discount.appliedTo)),
    giftCardCents: priced.giftCardCents,
    giftCards: giftCardSharesOf(priced).map(({ code, cents }) => ({ maskedCode: maskCode(code), cents })),
    shippingAddress: shippingAddressOf(priced, context),
    billingAddress: context.billingAddress,
    shippingInstructions: cart.authority_checked ? cart.authority_instructions : null,
    nominee: context.store ? cart.nominee : null,
    payment: orderPaymentOf(cart, priced.totalCents),
    lines: priced.lines.flatMap((line) => lineOf(line, priced.groups, allocation.parts)),
    groups: priced.groups.map((group) => groupOf(group, priced, allocation.origins, context)),
    allocationReasons: allocation.reasons,
  }
}
