import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import type { OrderFieldsFragment } from './order-fields.generated.ts'
import { arrivedAtOf, dayAfter, dayText, LATE_DAYS, type StepFacts } from './order-steps.ts'
import type { GroupView, ParcelView } from './order-view.ts'

type WireGroup = NonNullable<OrderFieldsFragment['delivery_groups']>[number]
type Title = Pick<GroupView, 'title' | 'tone' | 'icon'>

const plain = (title: string, icon: GroupView['icon']): Title => ({ title, icon, tone: 'plain' })
const good = (title: string, icon: GroupView['icon']): Title => ({ title, icon, tone: 'good' })
const ended = (title: string): Title => ({ title, icon: 'close', tone: 'ended' })

const dayOf = (group: WireGroup, kind: WireGroup['events'][number]['kind']) =>
  group.events
    .filter((event) => event.kind === kind)
    .at(-1)
    ?.at.slice(0, 10)

function arrivesText({ estimated_from: from, estimated_to: to }: WireGroup, today: string): string {
  if (!from || !to) return 'On its way'
  if (to === today) return `Arrives today, ${dayText(to)}`
  return from === to ? `Arrives ${dayText(to)}` : `Arrives by ${dayText(to)}`
}

function deliveryTitle(group: WireGroup, { today }: StepFacts, parcels: readonly ParcelView[]): Title {
  const sent = dayOf(group, 'SHIPPED')
  const to = group.estimated_to
  if (group.quantity_to_come > 0 || !sent)
    return plain(group.estimated_to ? arrivesText(group, today) : 'We are getting it ready', 'truck')
  const arrivedAt = arrivedAtOf(parcels)
  if (arrivedAt) return good(`Delivered ${dayText(arrivedAt.slice(0, 10))}`, 'tick')
  if (!to || to >= today) return plain(arrivesText(group, today), 'truck')
  return dayAfter(to, LATE_DAYS) >= today
    ? plain(`Should have arrived ${dayText(to)}`, 'truck')
    : good(`Sent ${dayText(sent)}`, 'tick')
}

function collectionTitle(group: WireGroup): Title {
  const store = group.store?.name ?? 'the store'
  const collected = dayOf(group, 'COLLECTED')
  if (group.quantity_to_come === 0)
    return collected ? good(`Collected ${dayText(collected)}`, 'tick') : ended('Not collected')
  if (group.collect_until) return good(`Ready at ${store}`, 'store')
  const day = group.ready_at && storeDayText(group.ready_at, new Date())
  return plain(day ? `At ${store} ${day} from ${clockText(group.ready_at ?? '')}` : `At ${store}`, 'store')
}

const isGone = (group: WireGroup) =>
  group.quantity_to_come === 0 && !group.events.some(({ kind }) => kind === 'SHIPPED' || kind === 'COLLECTED')

/** The promise until something happens, then what happened. [R3.70] */
export function titleOf(group: WireGroup, facts: StepFacts, parcels: readonly ParcelView[] = []): Title {
  const isLeft = group.events.some(({ kind }) => kind === 'NOT_COLLECTED')
  if (facts.isCancelled) return ended(!facts.isPaid ? 'Not paid' : isLeft ? 'Not collected' : 'Cancelled')
  if (!facts.isPaid) return plain('Waiting for your payment', group.kind === 'CLICKNCOLLECT' ? 'store' : 'truck')
  if (group.kind === 'EMAIL') return plain('By email', 'gift')
  if (isGone(group) && group.events.some(({ kind }) => kind === 'CANCELLED')) return ended('Cancelled')
  if (facts.isHeld && group.quantity_to_come > 0) return { title: 'On hold', icon: 'alert', tone: 'plain' }
  return group.kind === 'DELIVERY' ? deliveryTitle(group, facts, parcels) : collectionTitle(group)
}
