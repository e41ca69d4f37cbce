import { formatCents } from '@welt/kit/money'
import { Icon } from '#app/ui/icon.tsx'
import type { CartView } from '../cart-model.ts'
import { sumOf } from '../savings.ts'
import type { DeliveryEstimate } from './estimate.ts'
import styles from './summary.module.css'

/** Goods after discounts count towards free delivery. [R3.114] */
const countedCents = ({ subtotalCents, savings }: CartView) => subtotalCents - sumOf(savings)

export function FreeDelivery({
  cartView,
  estimate,
}: {
  readonly cartView: CartView
  readonly estimate: DeliveryEstimate | undefined
}) {
  const group = cartView.groups.find(({ kind }) => kind === 'delivery')
  if (!group) return null
  if (group.dueCents === 0)
    return (
      <div className={styles.free}>
        <p>
          <Icon name="tick" sizePx={20} /> Delivery is free for this bag
        </p>
        <span className={styles.bar} />
      </div>
    )
  if (estimate?.customersFrom)
    return (
      <p className={styles.free}>
        <span>
          <a href="/customer/account/login?returnTo=%2Fcart">Sign in</a> for free delivery over {estimate.customersFrom}
        </span>
      </p>
    )
  const { thresholdCents = 0 } = estimate ?? {}
  const counted = countedCents(cartView)
  if (counted >= thresholdCents) return null
  const part = `${Math.max(0, Math.floor((counted * 100) / thresholdCents))}%`
  return (
    <div className={styles.free}>
      <p>
        <Icon name="truck" sizePx={20} /> Add {formatCents(thresholdCents - counted)} for free delivery
      </p>
      <span className={styles.bar} style={{ '--part': part } as Record<string, string>} />
    </div>
  )
}
