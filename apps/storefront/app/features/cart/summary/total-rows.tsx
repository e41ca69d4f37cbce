import { formatCents } from '@welt/kit/money'
import { storeDayText } from '@welt/kit/stores/store-clock'
import type { ReactNode } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import type { CartView } from '../cart-model.ts'
import { cardName } from '../codes/code-rules.ts'
import { collectionFirst, type DeliveryGroup } from '../delivery-groups.ts'
import { itemsText } from '../items-text.ts'
import type { Saving } from '../savings.ts'
import styles from './summary.module.css'

export function deliveryText(cents: number | undefined): string {
  if (cents === undefined) return 'Shown at checkout'
  return cents === 0 ? 'Free' : formatCents(cents)
}

export function Row({
  name,
  about,
  isSaving = false,
  className,
  children,
}: {
  readonly name: string
  readonly about?: string | undefined
  readonly isSaving?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={className ? `${styles.row} ${className}` : styles.row}>
      <dt>
        {name}
        {about ? <span className={styles.about}>{about}</span> : null}
      </dt>
      <dd className={isSaving ? styles.saved : undefined}>{children}</dd>
    </div>
  )
}

const ABOUT = { sale: undefined, offer: 'Automatic offer', code: undefined, reward: 'Reward' } as const

function SavingRow({ saving: { kind, label, code, cents } }: { readonly saving: Saving }) {
  const isCode = kind === 'code' && code !== undefined
  const about = isCode && label !== code ? label : ABOUT[kind]
  return (
    <Row name={isCode ? code : label} about={about} isSaving>
      {formatCents(-cents)}
    </Row>
  )
}

const GROUP_NAMES = { delivery: 'Delivery', clickncollect: 'Collection' } as const

function GroupRow({
  group,
  cartView,
  promise,
}: {
  readonly group: DeliveryGroup
  readonly cartView: CartView
  readonly promise: string | undefined
}) {
  if (group.kind === 'email') return null
  const isDelivered = group.kind === 'delivery'
  const readyAt = group.readyAt ?? cartView.store?.readyAt
  const collected = readyAt && storeDayText(readyAt, new Date())
  const when = isDelivered ? (group.promise ?? promise) : collected
  const name = GROUP_NAMES[group.kind]
  return (
    <Row name={when ? `${name}, ${when}` : name} about={isDelivered ? cartView.place : cartView.store?.name}>
      {deliveryText(group.cents)}
    </Row>
  )
}

function CardRows({ cartView }: { readonly cartView: CartView }) {
  if (cartView.giftCards.length === 0) return null
  return (
    <>
      {cartView.giftCards.map(({ code, appliedCents, balanceCents, problem }) => (
        <Row
          key={code}
          name={cardName(code)}
          about={
            problem ??
            (balanceCents === appliedCents
              ? 'Nothing left on this card'
              : `${formatCents(balanceCents - appliedCents)} left on this card`)
          }
          isSaving
        >
          {problem ? null : formatCents(-appliedCents)}
        </Row>
      ))}
      <Row name="To pay" className={`${styles.total} ${styles.pay}`}>
        <GrandTotal cents={cartView.totalCents} />
      </Row>
    </>
  )
}

const GrandTotal = ({ cents }: { readonly cents: number }) => <span data-grand-total={cents}>{formatCents(cents)}</span>

/** The total is what will be paid: every delivery is priced, for a known place. */
const isFinal = ({ groups, place }: CartView) =>
  groups.some(({ kind }) => kind === 'clickncollect') &&
  groups.every(({ kind, cents }) => kind !== 'delivery' || (cents !== undefined && place !== undefined))

/**
 * Rows are always in this order: goods, offers, codes, rewards, delivery of each group, total with its GST, gift cards,
 * amount due.
 */
export function TotalRows({
  cartView,
  promise,
  isCartPage = false,
}: {
  readonly cartView: CartView
  readonly promise?: string | undefined
  /** Whether to say that the total is final. */
  readonly isCartPage?: boolean
}) {
  const { currency } = useShop()
  return (
    <dl className={styles.totals}>
      <Row
        name={`Subtotal, ${itemsText(cartView.count)}`}
        about={cartView.saleCents > 0 ? `After ${formatCents(cartView.saleCents)} off in sale prices` : undefined}
      >
        {formatCents(cartView.subtotalCents)}
      </Row>
      {cartView.savings.map((saving) => (
        <SavingRow key={`${saving.kind}${saving.code}${saving.label}`} saving={saving} />
      ))}
      {cartView.groups.toSorted(collectionFirst).map((group) => (
        <GroupRow key={group.kind} group={group} cartView={cartView} promise={promise} />
      ))}
      <Row
        name="Total"
        about={[
          cartView.gstCents > 0 ? `Includes ${formatCents(cartView.gstCents)} GST.` : '',
          `Prices in ${currency}.`,
          isCartPage && isFinal(cartView) ? 'Nothing is added at checkout.' : '',
        ]
          .filter(Boolean)
          .join(' ')}
        className={styles.total}
      >
        {cartView.giftCards.length > 0 ? (
          formatCents(cartView.beforeCardsCents)
        ) : (
          <GrandTotal cents={cartView.totalCents} />
        )}
      </Row>
      <CardRows cartView={cartView} />
    </dl>
  )
}
