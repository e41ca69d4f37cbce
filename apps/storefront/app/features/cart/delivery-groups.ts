import { centsOf } from '#app/graphql/nullable.ts'
import { promiseText } from './arrival.ts'
import type { CartFieldsFragment } from './cart.generated.ts'

export interface DeliveryGroup {
  readonly kind: 'delivery' | 'clickncollect' | 'email'
  readonly lineUids: readonly string[]
  readonly count: number
  /** Before savings; undefined before a method is chosen. */
  readonly cents: number | undefined
  /** After savings. */
  readonly dueCents: number | undefined
  readonly promise: string | undefined
  /** Of a collection, ISO 8601 with the store's offset. */
  readonly readyAt: string | undefined
}

export function placeOf(address: CartFieldsFragment['shipping_addresses'][number] | undefined): string | undefined {
  return address ? [address.city, address.region?.code, address.postcode].filter(Boolean).join(' ') : undefined
}

type WireGroup = NonNullable<CartFieldsFragment['delivery_groups']>[number]

function toGroup({ kind, item_uids, total_quantity, method, amount, discount, ready_at }: WireGroup): DeliveryGroup {
  const cents = method || kind === 'CLICKNCOLLECT' ? centsOf(amount) : undefined
  return {
    kind: kind === 'CLICKNCOLLECT' ? 'clickncollect' : kind === 'EMAIL' ? 'email' : 'delivery',
    lineUids: item_uids,
    count: total_quantity,
    cents,
    dueCents: cents === undefined ? undefined : cents - centsOf(discount),
    promise: promiseText(method?.estimated_from, method?.estimated_to),
    readyAt: ready_at ?? undefined,
  }
}

/** Falls back to one group where the server does not support them. [decision 46] */
export function groupsOf(
  cart: CartFieldsFragment,
  lines: readonly { readonly uid: string }[],
): readonly DeliveryGroup[] {
  if (cart.delivery_groups) return cart.delivery_groups.map(toGroup)
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  const cents = method ? centsOf(method.amount) : undefined
  const promise = promiseText(method?.estimated_from, method?.estimated_to)
  const lineUids = lines.map(({ uid }) => uid)
  return [
    { kind: 'delivery', lineUids, count: cart.total_quantity, cents, dueCents: cents, promise, readyAt: undefined },
  ]
}

/** What can be had first leads. */
export const collectionFirst = (one: DeliveryGroup, other: DeliveryGroup) =>
  Number(other.kind === 'clickncollect') - Number(one.kind === 'clickncollect')
