import { formatCents } from '@welt/kit/money'
import { type RefObject, useEffect, useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartView } from '../cart-model.ts'
import { nextPath } from './next-path.ts'
import styles from './summary.module.css'

/** Shown at the foot of phones while the summary's own button is out of view. */
export function PhoneBar({
  cartView,
  checkout,
}: {
  readonly cartView: CartView
  readonly checkout: RefObject<HTMLElement | null>
}) {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!checkout.current) return
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    watch.observe(checkout.current)
    return () => watch.disconnect()
  }, [checkout])
  return (
    <div className={styles.phoneBar} hidden={isInView} data-phone-bar="">
      <p>
        <span className={styles.about}>To pay</span>
        <strong>{formatCents(cartView.totalCents)}</strong>
      </p>
      <ButtonLink href={nextPath(cartView)} data-document>
        <Icon name="lock" sizePx={20} /> Checkout
      </ButtonLink>
    </div>
  )
}
