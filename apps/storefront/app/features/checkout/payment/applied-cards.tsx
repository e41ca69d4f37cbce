import type { CartView } from '#app/features/cart/cart-model.ts'
import { AppliedGiftCards } from '#app/features/cart/codes/applied-codes.tsx'
import { useCodesFetcher } from '#app/features/cart/codes/use-codes.ts'

const ACTION = '/checkout'

/** Before the methods, as they change the amount. The order summary shows what comes of a removal. */
export function AppliedCards({ cartView }: { readonly cartView: CartView }) {
  const fetcher = useCodesFetcher(ACTION)
  if (cartView.giftCards.length === 0) return null
  return (
    <section aria-label="Gift cards">
      <AppliedGiftCards cartView={cartView} forms={{ fetcher, action: ACTION, answer: undefined, busy: undefined }} />
    </section>
  )
}
