import type { RefObject } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartView } from '../cart-model.ts'
import { lineId } from '../lines/line-id.ts'
import { CartExpress } from './cart-express.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import type { DeliveryEstimate } from './estimate.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { Instalments } from './instalments.tsx'
import { LineByLine } from './line-by-line.tsx'
import { BLOCKED_ID, nextPath } from './next-path.ts'
import { OfferHints } from './offer-hints.tsx'
import styles from './summary.module.css'
import { TotalRows } from './total-rows.tsx'

function Blocked({ cartView }: { readonly cartView: CartView }) {
  const blocked = cartView.lines.filter(({ problem }) => problem)
  if (blocked.length === 0) return null
  return (
    <div id={BLOCKED_ID} tabIndex={-1} role="status" className={styles.blocked}>
      <Icon name="alert" sizePx={20} />
      <p>
        {blocked.length === 1
          ? '1 item can’t be ordered as it is.'
          : `${blocked.length} items can’t be ordered as they are.`}{' '}
        {blocked.some(({ isGoneFromStore }) => isGoneFromStore)
          ? 'Choose delivery, another store or another size to check out:'
          : 'Choose another size or take it out to check out:'}{' '}
        {blocked.map(({ uid, name }, at) => (
          <span key={uid}>
            {at > 0 ? ', ' : ''}
            <a href={`#${lineId(uid)}`}>{name}</a>
          </span>
        ))}
      </p>
    </div>
  )
}

export function CartSummary({
  cartView,
  estimate,
  isBusy,
  checkout,
}: {
  readonly cartView: CartView
  readonly estimate: DeliveryEstimate | undefined
  readonly isBusy: boolean
  readonly checkout: RefObject<HTMLDivElement | null>
}) {
  return (
    <section className={styles.summary} aria-labelledby="summary-heading" aria-busy={isBusy}>
      <h2 id="summary-heading">Order summary</h2>
      <OfferHints cartView={cartView} />
      <FreeDelivery cartView={cartView} estimate={estimate} />
      <TotalRows cartView={cartView} promise={estimate?.promise} isCartPage />
      <LineByLine cartView={cartView} />
      <Blocked cartView={cartView} />
      <div ref={checkout}>
        <ButtonLink href={nextPath(cartView)} isWide data-document>
          <Icon name="lock" sizePx={20} /> Checkout
        </ButtonLink>
      </div>
      <CartExpress cartView={cartView} />
      <Instalments cartView={cartView} />
      {estimate && cartView.groups.some(({ kind }) => kind === 'delivery') ? (
        <DeliveryForm estimate={estimate} />
      ) : null}
      <p className={`mute small ${styles.accepted}`}>
        <Icon name="lock" sizePx={16} />
        Visa, Mastercard, American Express, JCB, UnionPay
      </p>
    </section>
  )
}
