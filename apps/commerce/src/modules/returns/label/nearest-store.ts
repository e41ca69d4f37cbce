import { sameHours } from '@welt/kit/stores/store-status'
import type { SlipStore } from '#modules/documents'
import type { OrderRow } from '#modules/orders'
import type { SettingsReader } from '#modules/site'
import { findNearestStore, type StoreModel, type StoreNearby, toHours, toStore } from '#modules/stores'
import type { Context } from '#src/platform/context'
import { orderRowOf } from '../loaders.ts'
import type { ReturnRow } from '../tables.ts'

/** To a store, and still with the shopper. */
export const isBrought = ({ method, status }: Pick<ReturnRow, 'method' | 'status'>) =>
  method === 'store' && status === 'AUTHORIZED'

type Addresses = Pick<OrderRow, 'shipping_address' | 'billing_address'>

/** Nearest to where the order went. */
export async function nearestStoreTo(ctx: SettingsReader, order: Addresses): Promise<StoreNearby | undefined> {
  const { postcode, city } = order.shipping_address ?? order.billing_address
  return (await findNearestStore(ctx, postcode)) ?? findNearestStore(ctx, city)
}

export async function nearestStoreOf(ctx: Context, row: ReturnRow): Promise<StoreModel | null> {
  if (!isBrought(row)) return null
  const nearest = await nearestStoreTo(ctx, await orderRowOf(ctx, row.order_id))
  return nearest ? toStore(nearest.row, { isCollectOffered: false, distance: nearest.km }) : null
}

export function slipStoreOf({ row }: StoreNearby): SlipStore {
  const { name, street, city, state, postcode, phone, hours } = row
  const town = [city, state, postcode].filter(Boolean).join(' ')
  return { name, address: [street, town], phone, hours: sameHours(toHours(hours)) }
}
