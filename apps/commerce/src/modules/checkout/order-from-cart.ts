import { randomBytes } from 'node:crypto'
import type { Brand } from '@welt/brands'
import type { PricedCart, PricedLine, StoredAddress } from '#modules/cart'
import { promiseFor } from '#modules/fulfilment'
import type { NewOrder, NewOrderLine, StockLine } from '#modules/orders'
import { findMethodOnCart } from '#modules/payment'

/** Source that parcels leave from. */
const WAREHOUSE = 'warehouse'

function lineOf(line: PricedLine): NewOrderLine[] {
  const { variant } = line
  if (!variant) return []
  return [
    {
      cartLineId: line.id,
      productId: variant.productId,
      productSku: variant.productSku,
      productType: variant.productType,
      variantSku: variant.variantSku,
      name: variant.name,
      brand: variant.brand,
      colour: variant.colour,
      sizeLabel: variant.size,
      sizeScale: variant.sizeScale,
      imagePath: variant.imagePath,
      imageAlt: variant.imageAlt,
      urlKey: variant.urlKey,
      quantity: line.quantity,
      unitCents: line.unitCents,
      regularUnitCents: line.regularUnitCents,
      rowCents: line.rowCents,
      discountCents: line.discountCents,
      taxCents: line.taxCents,
      fulfilment: line.fulfilment,
      source: WAREHOUSE,
    },
  ]
}

/** What the order takes from stock. */
export function stockLinesOf(priced: PricedCart): StockLine[] {
  return priced.lines.map((line) => ({ sku: line.variantSku, source: WAREHOUSE, quantity: line.quantity }))
}

/** 128 random bits that open the order of a guest. */
function newAccessToken(): string {
  return randomBytes(16).toString('base64url')
}

/** The order that a cart, priced under its lock and free of obstacles, becomes. */
export function orderFromCart(priced: PricedCart, brand: Brand, billingAddress: StoredAddress, now: Date): NewOrder {
  const { cart, shipping } = priced
  const method = findMethodOnCart(cart)
  const isFree = priced.totalCents === 0
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
    discounts: priced.discounts.map((discount) => ({ label: discount.label, cents: discount.amountCents, isLoyalty: false })),
    shippingAddress: cart.shipping_address,
    billingAddress,
    carrierCode: shipping?.carrierCode ?? null,
    methodCode: shipping?.methodCode ?? null,
    shippingTitle: shipping ? `${shipping.carrierTitle} - ${shipping.methodTitle}` : null,
    shippingPromise: shipping ? promiseFor(shipping, now, { brand, to: priced.country }) : null,
    shippingInstructions: cart.authority_checked ? cart.authority_instructions : null,
    nominee: cart.nominee,
    preferredStoreCode: cart.preferred_store_code,
    payment: isFree
      ? { code: 'free', title: 'No payment required' }
      : { code: method?.code ?? 'adyen_cc', title: method?.title ?? 'Credit card' },
    lines: priced.lines.flatMap(lineOf),
  }
}
