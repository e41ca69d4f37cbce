import { clockText } from '@welt/kit/stores/store-clock'
import type { CartView } from '#app/features/cart/cart-model.ts'
import type { CodesAnswer } from '#app/features/cart/codes/codes-answer.ts'
import { CodesPanel } from '#app/features/cart/codes/codes-panel.tsx'
import type { Rewards } from '#app/features/cart/codes/rewards.ts'
import { useKindsText } from '#app/features/cart/codes/use-kinds.ts'
import { collectionTitle } from '#app/features/cart/collection/collection-heading.tsx'
import { collectionFirst, type DeliveryGroup } from '#app/features/cart/delivery-groups.ts'
import { LinePicture } from '#app/features/cart/lines/line-picture.tsx'
import { LinePrice, LineSavings } from '#app/features/cart/lines/line-prices.tsx'
import { TotalRows } from '#app/features/cart/summary/total-rows.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './checkout.module.css'

const ICONS = { delivery: 'truck', clickncollect: 'store', email: 'gift' } as const

/** "Today at Brisbane, from 3 pm", "Thu 26 Nov by post". */
function groupTitle(group: DeliveryGroup, { store }: CartView): string {
  if (group.kind === 'email') return 'By email'
  if (group.kind === 'delivery') return group.promise ? `${group.promise} by post` : 'By post'
  const readyAt = group.readyAt ?? store?.readyAt
  const title = collectionTitle(store, readyAt)
  return readyAt ? `${title}, from ${clockText(readyAt)}` : title
}

function SummaryLines({ lines }: { readonly lines: CartView['lines'] }) {
  return (
    <ul className={styles.summaryLines}>
      {lines.map((line) => (
        <li key={line.uid}>
          <span className={styles.thumb}>
            <LinePicture line={line} sizes="72px" />
            <span className={styles.badge} aria-hidden="true">
              {line.quantity}
            </span>
          </span>
          <span>
            <strong>{line.name}</strong>
            <span className="mute small">
              {[line.giftCard && `for ${line.giftCard.recipientName}`, line.colour, line.fullSize]
                .filter(Boolean)
                .join(', ')}
              <span className="visually-hidden">, quantity {line.quantity}</span>
            </span>
          </span>
          <LinePrice line={line} />
          <span className={styles.lineSavings}>
            <LineSavings line={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function OrderSummary({
  cartView,
  codes,
  rewards,
}: {
  readonly cartView: CartView
  readonly codes: CodesAnswer | undefined
  readonly rewards: Rewards
}) {
  const { add } = useKindsText()
  const isApplied = cartView.codes.length + cartView.giftCards.length > 0
  return (
    <>
      {cartView.groups.some(({ kind }) => kind === 'clickncollect') ? (
        cartView.groups.toSorted(collectionFirst).map((group) => (
          <div key={group.kind}>
            <h3 className={styles.groupTitle}>
              <Icon name={ICONS[group.kind]} sizePx={20} /> {groupTitle(group, cartView)}
            </h3>
            <SummaryLines lines={cartView.lines.filter(({ uid }) => group.lineUids.includes(uid))} />
          </div>
        ))
      ) : (
        <SummaryLines lines={cartView.lines} />
      )}
      {cartView.arrival && cartView.fulfilment === 'delivery' ? (
        <p className={styles.arrival}>
          <Icon name="truck" sizePx={20} />
          Arriving {cartView.arrival}
        </p>
      ) : null}
      <details className={styles.codes} open={codes?.isDone === false || isApplied || undefined}>
        <summary>{add}</summary>
        <CodesPanel cartView={cartView} action="/checkout" answer={codes} rewards={rewards} />
      </details>
      <TotalRows cartView={cartView} />
    </>
  )
}
