import { brands } from '@welt/brands'
import { counter } from '@welt/kit/telemetry/metrics'
import { ORDER_TRANSITIONS } from '#src/order-lifecycle/transitions'
import type { OrderRow } from './tables.ts'

const events = counter({
  name: 'welt_order_events_total',
  help: 'Orders placed and their events, when written; a transaction that is rolled back counts too',
  labels: { site: brands.map(({ id }) => id), event: ['placed', ...Object.keys(ORDER_TRANSITIONS)] },
})

// From the start, or a deployment without orders would be without series, and no alarm.
for (const { id: site } of brands) events.add({ site, event: 'placed' }, 0)

const siteOf = new Map<number, string>(brands.map(({ websiteId, id }) => [websiteId, id]))

export function countOrderEvent(
  { website_id: websiteId }: Pick<OrderRow, 'website_id'>,
  event: 'placed' | keyof typeof ORDER_TRANSITIONS,
): void {
  events.add({ site: siteOf.get(websiteId) ?? '', event })
}
