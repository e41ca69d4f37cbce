import { ONE_SIZE } from '@welt/brands/size-text'
import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { capitalized } from '@welt/kit/text/capitalized'
import { nomineeText } from '#app/features/cart/collection/nominee.ts'
import type { OrderGroup, PlacedOrder } from './order.server.ts'
import styles from './success.module.css'

interface NextStep {
  readonly when: string
  readonly what: string
}

const whoOf = ({ nominee }: PlacedOrder) => (nominee ? capitalized(nomineeText(nominee)) : 'you')

/** As the customer keeps or sends them back. */
function goodsOf({ lines }: PlacedOrder) {
  const areShoes = lines.every(({ isGiftCard, size }) => isGiftCard || size !== ONE_SIZE)
  return areShoes
    ? { name: 'your shoes', unused: 'with your shoes unworn and in their box' }
    : { name: 'your items', unused: 'with your items unused and in their packaging' }
}

function collectionSteps(group: OrderGroup, order: PlacedOrder): readonly NextStep[] {
  const { readyAt, collectUntil, store } = group
  const where = store?.name ?? 'The store'
  const { name } = goodsOf(order)
  const who = whoOf(order)
  if (collectUntil) return [{ when: `Until ${collectUntil}`, what: `${where} keeps ${name} for ${who}.` }]
  const when = readyAt ? `${capitalized(storeDayText(readyAt, new Date()))}, by ${clockText(readyAt)}` : 'Next'
  return [
    {
      when,
      what: `${where} puts ${name} aside. We text ${who} the code and email you the last day to collect.`,
    },
  ]
}

function deliverySteps({ promise }: OrderGroup, { arrival, place }: PlacedOrder): readonly NextStep[] {
  const day = promise ?? arrival
  return [
    { when: 'Once it’s packed', what: 'Your parcel leaves us, and you get a tracking link by email.' },
    ...(day ? [{ when: day, what: `Your parcel arrives${place ? ` in ${place}` : ''}.` }] : []),
  ]
}

function stepsOf(order: PlacedOrder): readonly NextStep[] {
  const ofKind = (kind: OrderGroup['kind']) => order.groups.filter((group) => group.kind === kind)
  const goods = [...ofKind('clickncollect'), ...ofKind('delivery')]
  return [
    ...ofKind('clickncollect').flatMap((group) => collectionSteps(group, order)),
    ...ofKind('delivery').flatMap((group) => deliverySteps(group, order)),
    ...(ofKind('email').length > 0 ? [{ when: 'On the day you chose', what: 'Gift cards go out by email.' }] : []),
    ...(order.returnDays && goods.length > 0
      ? [
          {
            when: `${order.returnDays} days from then`,
            what: `Change your mind, ${goodsOf(order).unused}.`,
          },
        ]
      : []),
  ]
}

/** In dates, not speeds. */
export function NextSteps({ order }: { readonly order: PlacedOrder }) {
  const steps = stepsOf(order)
  if (steps.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="next-heading">
      <h2 id="next-heading">What happens next</h2>
      <dl>
        {steps.map(({ when, what }) => (
          <div key={`${when} ${what}`}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
