import { formatArrival } from '@welt/kit/arrival'
import { clockText } from '@welt/kit/stores/store-clock'
import { DAY_MS } from '@welt/kit/time'
import { itemsText } from '#app/features/cart/items-text.ts'
import type { OrderFieldsFragment } from './order-fields.generated.ts'
import type { ParcelView, TimelineStep } from './order-view.ts'

type WireGroup = NonNullable<OrderFieldsFragment['delivery_groups']>[number]

/** After this, a parcel without a report shows only when it was sent. */
export const LATE_DAYS = 30

/** The order and the reader's day. */
export interface StepFacts {
  readonly orderDate: string
  readonly isPaid: boolean
  readonly isCancelled: boolean
  readonly isHeld: boolean
  /** `YYYY-MM-DD` in the site's zone. */
  readonly today: string
  /** Undefined where returns are off. */
  readonly returnDays: number | undefined
  readonly collector: string
  readonly instructions: string | undefined
  readonly place: string | undefined
}

export const dayText = (day: string) => formatArrival({ earliest: day, latest: day })

/** "Mon 23 Nov, 10:12 am" from store time. */
const momentText = (at: string) => `${dayText(at.slice(0, 10))}, ${clockText(at)}`

/** `YYYY-MM-DD` a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const done = (what: string, at: string | undefined): TimelineStep => {
  return { state: 'done', what, about: at && momentText(at) }
}
const next = (what: string, about?: string): TimelineStep => ({ state: 'next', what: `Next: ${what}`, about })
const later = (what: string, about?: string): TimelineStep => ({ state: 'later', what, about })

const lastOf = (group: WireGroup, kind: WireGroup['events'][number]['kind']) =>
  group.events.filter((event) => event.kind === kind).at(-1)

const countOf = (group: WireGroup, kind: WireGroup['events'][number]['kind']) =>
  group.events.reduce((sum, event) => (event.kind === kind ? sum + event.quantity : sum), 0)

/** Counts from the day when it was sent or collected. [A58] */
function returnStep(from: string | undefined, after: string, { returnDays, today }: StepFacts): TimelineStep[] {
  if (returnDays === undefined) return []
  if (!from) return [later('Last day to return', `${returnDays} days after ${after}`)]
  const last = dayAfter(from.slice(0, 10), returnDays)
  if (last < today) return [{ state: 'done', what: 'Returns ended', about: dayText(last) }]
  return [later('Last day to return', dayText(last))]
}

/** Without a next step, the first later one is next. */
function withNext(steps: readonly TimelineStep[]): readonly TimelineStep[] {
  const at = steps.findIndex(({ state }) => state === 'later')
  if (at < 0 || steps.some(({ state }) => state === 'next')) return steps
  return steps.map((step, i) => (i === at ? { ...step, state: 'next' } : step))
}

/** "Mon 30 Nov", "between Thu 26 Nov and Tue 1 Dec". */
function arrivesText({ estimated_from: from, estimated_to: to }: WireGroup): string | undefined {
  if (!from || !to) return undefined
  return from === to ? dayText(to) : `between ${dayText(from)} and ${dayText(to)}`
}

/** When the last of them arrived; undefined while one is on its way. */
export function arrivedAtOf(parcels: readonly ParcelView[]): string | undefined {
  const arrived = parcels.flatMap(({ arrivedAt }) => arrivedAt ?? [])
  return arrived.length === parcels.length ? arrived.toSorted().at(-1) : undefined
}

function arrival(group: WireGroup, { today, instructions, place }: StepFacts): readonly TimelineStep[] {
  const to = group.estimated_to
  if (to && dayAfter(to, LATE_DAYS) < today) return []
  if (to && to < today)
    return [{ state: 'next', what: `Should have arrived ${dayText(to)}`, about: undefined, isLate: true }]
  const when = arrivesText(group)
  const about = instructions && `${instructions} if no one is home`
  return [next(`arrives ${when ?? 'soon'}${place ? ` in ${place}` : ''}`, about)]
}

function deliverySteps(group: WireGroup, parcels: readonly ParcelView[], facts: StepFacts) {
  const packed = lastOf(group, 'PACKED')
  const sent = lastOf(group, 'SHIPPED')
  const isPacked = group.quantity_to_pick === 0 && packed
  const past = [
    ...(isPacked ? [done('Packed', packed.at)] : []),
    ...parcels.map((parcel) => done(`Handed to ${parcel.carrier}`, parcel.sentAt)),
  ]
  if (group.quantity_to_come > 0) {
    const isPartSent = parcels.length > 0
    return [
      ...past,
      isPacked
        ? next(`${isPartSent ? 'the rest' : 'it'} leaves us`, 'We email you the tracking link.')
        : next(`we pack ${isPartSent ? 'the rest' : 'it'}`, 'Then we email you the tracking link.'),
      later('Arrives', arrivesText(group)),
      ...returnStep(undefined, 'it is sent', facts),
    ]
  }
  if (!sent) return past
  const arrivedAt = arrivedAtOf(parcels)
  const arrives = arrivedAt ? [done('Delivered', arrivedAt)] : arrival(group, facts)
  return withNext([...past, ...arrives, ...returnStep(sent.at, 'it is sent', facts)])
}

function collectionSteps(group: WireGroup, facts: StepFacts) {
  const town = group.store?.name ?? 'the store'
  const [ready, collected] = [lastOf(group, 'READY'), lastOf(group, 'COLLECTED')]
  const past = [
    ...(ready ? [done(`Put aside at ${town}`, ready.at)] : []),
    ...(collected ? [done('Collected', collected.at)] : []),
  ]
  if (group.quantity_to_come > 0) {
    const until = group.collect_until
    return [
      ...past,
      until
        ? next(
            `${facts.collector} collects, by ${dayText(until)}`,
            'Not collected by then means cancelled and refunded in full.',
          )
        : next(`${town} puts it aside`, 'Then we text the code, and email the last day to collect.'),
      ...returnStep(undefined, 'collection', facts),
    ]
  }
  return collected ? withNext([...past, ...returnStep(collected.at, 'collection', facts)]) : past
}

function endings(group: WireGroup, { isCancelled }: StepFacts): readonly TimelineStep[] {
  const gone = lastOf(group, 'CANCELLED')
  const left = lastOf(group, 'NOT_COLLECTED')
  const cancelled = isCancelled && !gone && !left ? [done('Cancelled and refunded', undefined)] : []
  return [
    ...(gone ? [done(`Cancelled and refunded, ${itemsText(countOf(group, 'CANCELLED'))}`, gone.at)] : []),
    ...(left ? [done('Not collected, so cancelled and refunded', left.at)] : []),
    ...cancelled,
  ]
}

/** Only events that were recorded are done; one step is next. [R2.74] */
export function stepsOf(group: WireGroup, parcels: readonly ParcelView[], facts: StepFacts): readonly TimelineStep[] {
  if (!facts.isPaid)
    return [facts.isCancelled ? done('The payment did not go through', undefined) : next('your payment is confirmed')]
  const paid = [
    done('Ordered and paid', facts.orderDate),
    ...group.events.flatMap(({ kind, at, size }) =>
      kind === 'SIZE_CHANGED' ? [done(`Changed to ${size ?? 'another size'}`, at)] : [],
    ),
  ]
  const ended = endings(group, facts)
  if (facts.isHeld && group.quantity_to_come > 0)
    return [...paid, ...ended, next('we finish a check, and email you'), later('We pack it')]
  if (group.kind === 'EMAIL') return [...paid, ...ended]
  const steps = group.kind === 'DELIVERY' ? deliverySteps(group, parcels, facts) : collectionSteps(group, facts)
  return [
    ...paid,
    ...steps.filter(({ state }) => state === 'done'),
    ...ended,
    ...(facts.isCancelled ? [] : steps.filter(({ state }) => state !== 'done')),
  ]
}
