import { ExpressSection } from '#app/features/express/express-section.tsx'
import { useShop } from '#app/session/site/shop.ts'
import type { CartView } from '../cart-model.ts'

interface CartExpressProps {
  readonly cartView: CartView
  /** Placed above the checkout form. */
  readonly isFirst?: boolean
}

/** Absent if the cart can't be ordered as it is, or needs the name of the person who collects. [R2.02, R3.111] */
export function CartExpress({ cartView, isFirst = false }: CartExpressProps) {
  const { isExpressInCart } = useShop()
  const { cartId, totalCents, lines, groups } = cartView
  const isBlocked = lines.some(({ problem }) => problem !== undefined)
  const isCollected = groups.some(({ kind }) => kind === 'clickncollect')
  if (!isExpressInCart || totalCents === 0 || isBlocked || isCollected) return null
  const isDelivered = groups.some(({ kind }) => kind === 'delivery')
  return (
    <ExpressSection
      divider={isFirst ? 'or fill in below' : 'or pay now with'}
      isFirst={isFirst}
      goods={{ cartId, totalCents, isDelivered }}
    />
  )
}
