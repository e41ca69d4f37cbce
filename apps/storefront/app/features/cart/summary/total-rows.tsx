import { formatCents } from '@welt/kit/money'
import type { ReactNode } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import type { CartView } from '../cart-model.ts'
import type { Saving } from '../savings.ts'
import styles from './summary.module.css'

/** What delivery costs, in words. */
export function deliveryText({ shippingCents }: Pick<CartView, 'shippingCents'>): string {
  if (shippingCents === undefined) return 'Shown at checkout'
  return shippingCents === 0 ? 'Free' : formatCents(shippingCents)
}

/** A row of totals: what it is, more about it below, and its amount. */
export function Row({
  name,
  about,
  isSaving = false,
  children,
}: {
  readonly name: string
  readonly about?: string | undefined
  readonly isSaving?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles.row}>
      <dt>
        {name}
        {about ? <span className={styles.about}>{about}</span> : null}
      </dt>
      <dd className={isSaving ? styles.saved : undefined}>{children}</dd>
    </div>
  )
}

const ABOUT = { sale: undefined, offer: 'Automatic offer', code: undefined, reward: 'Reward' } as const

/** The title of a saving's row: the code where it came from one, and its offer below. */
function SavingRow({ saving: { kind, label, code, cents } }: { readonly saving: Saving }) {
  const isCode = kind === 'code' && code !== undefined
  const about = isCode && label !== code ? label : ABOUT[kind]
  return (
    <Row name={isCode ? code : label} about={about} isSaving>
      {formatCents(-cents)}
    </Row>
  )
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/**
 * Rows of totals, as cart and checkout show them, always in this order: goods, offers, codes, rewards, delivery, total
 * with its GST, gift cards, what is left to pay. Rows of nothing are absent.
 */
export function TotalRows({ cartView, promise }: { readonly cartView: CartView; readonly promise?: string | undefined }) {
  const { currency } = useShop()
  const when = cartView.promise ?? promise
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
      <Row name={when ? `Delivery, ${when}` : 'Delivery'} about={cartView.place}>
        {deliveryText(cartView)}
      </Row>
      <div className={styles.total}>
        <Row name="Total" about={`Includes ${formatCents(cartView.gstCents)} GST. Prices in ${currency}.`}>
          <span data-grand-total={cartView.totalCents}>{formatCents(cartView.totalCents)}</span>
        </Row>
      </div>
    </dl>
  )
}
