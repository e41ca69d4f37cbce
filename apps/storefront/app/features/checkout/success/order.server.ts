import { toCents } from '@welt/kit/money'
import { COUNTRY_NAMES } from '#app/features/address/address-rules.ts'
import { arrivalOf } from '#app/features/bag/arrival.ts'
import { mediaPath } from '#app/features/bag/bag-model.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { ORDER_BY_TOKEN } from '../operations.ts'

interface WireMoney {
  readonly value: number
}

interface WireOrder {
  readonly number: string
  readonly status: string
  readonly email: string | null
  readonly shipping_method: string | null
  readonly estimated_from: string | null
  readonly estimated_to: string | null
  readonly shipping_instructions: string | null
  readonly shipping_address: {
    readonly firstname: string
    readonly lastname: string
    readonly company: string | null
    readonly street: readonly string[]
    readonly city: string
    readonly region: string | null
    readonly postcode: string | null
    readonly country_code: string | null
  } | null
  readonly payment_methods: readonly { readonly name: string }[] | null
  readonly total: {
    readonly grand_total: WireMoney
    readonly subtotal_incl_tax: WireMoney
    readonly total_shipping: WireMoney
    readonly total_tax: WireMoney
  }
  readonly items: readonly {
    readonly product_name: string
    readonly brand: string | null
    readonly colour: string | null
    readonly quantity_ordered: number
    readonly product_sale_price: WireMoney
    readonly image: { readonly url: string | null } | null
    readonly selected_options: readonly { readonly label: string; readonly value: string }[] | null
  }[]
}

/** An order as its success page shows it; money in cents. */
export interface PlacedOrder {
  readonly number: string
  /** False while the payment service has not told how the payment ended. */
  readonly isPaid: boolean
  readonly hasFailed: boolean
  readonly firstName: string | undefined
  readonly email: string | undefined
  readonly address: readonly { readonly part: string; readonly line: string }[]
  readonly method: string | undefined
  /** As the confirmation's mail has it. */
  readonly arrival: string | undefined
  readonly instructions: string | undefined
  readonly payment: string | undefined
  readonly lines: readonly {
    readonly name: string
    readonly facts: string
    readonly quantity: number
    readonly rowCents: number
    readonly imageUrl: string | undefined
  }[]
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly gstCents: number
  readonly totalCents: number
}

const UNPAID: readonly string[] = ['Pending', 'Pending Payment', 'Payment Review']

function addressLines(address: WireOrder['shipping_address']): PlacedOrder['address'] {
  if (!address) return []
  const lines = [
    { part: 'name', line: `${address.firstname} ${address.lastname}` },
    { part: 'company', line: address.company ?? '' },
    ...address.street.map((line, at) => ({ part: `street ${at + 1}`, line })),
    { part: 'place', line: [address.city, address.region, address.postcode].filter(Boolean).join(' ') },
    { part: 'country', line: COUNTRY_NAMES[address.country_code ?? ''] ?? '' },
  ]
  return lines.filter(({ line }) => line)
}

function toPlacedOrder(order: WireOrder): PlacedOrder {
  return {
    number: order.number,
    isPaid: !UNPAID.includes(order.status) && order.status !== 'Canceled',
    hasFailed: order.status === 'Canceled',
    firstName: order.shipping_address?.firstname,
    email: order.email ?? undefined,
    address: addressLines(order.shipping_address),
    method: order.shipping_method ?? undefined,
    arrival: arrivalOf(order),
    instructions: order.shipping_instructions ?? undefined,
    payment: order.payment_methods?.[0]?.name,
    lines: order.items.map((item) => ({
      name: item.product_name,
      quantity: item.quantity_ordered,
      rowCents: toCents(item.product_sale_price.value) * item.quantity_ordered,
      imageUrl: mediaPath(item.image?.url),
      facts: [item.colour, ...(item.selected_options ?? []).map(({ label, value }) => `${label.toLowerCase()} ${value}`)]
        .filter(Boolean)
        .join(', '),
    })),
    subtotalCents: toCents(order.total.subtotal_incl_tax.value),
    shippingCents: toCents(order.total.total_shipping.value),
    gstCents: toCents(order.total.total_tax.value),
    totalCents: toCents(order.total.grand_total.value),
  }
}

/** The order that `token` opens, or undefined. */
export async function loadOrder(visit: Visit, token: string): Promise<PlacedOrder | undefined> {
  const answer = await fetchPrivate<{ guestOrderByToken: WireOrder }>(visit, ORDER_BY_TOKEN, { input: { token } })
  return answer.ok ? toPlacedOrder(answer.data.guestOrderByToken) : undefined
}
