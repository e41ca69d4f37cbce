import { redirect } from 'react-router'
import { cancelCartPayment } from '#app/features/cart/change-cart.server.ts'
import { cookieHeaders, dropCookie } from '#app/session/cookies.ts'
import { findPaymentProgress } from '../payment/payment-progress.server.ts'
import { toSuccess } from '../payment/to-success.server.ts'
import { defineAction } from './define-action.server.ts'

/** For a shopper who left the bank's page and pays another way. [A72] */
export const cancelPayment = defineAction({
  parse: () => ({ input: undefined }),
  call: ({ ctx, cartId }) => cancelCartPayment(ctx, cartId),
  async answer({ ctx, cartId }, cancelled) {
    if (cancelled === 'paid') {
      const progress = await findPaymentProgress(ctx, cartId)
      return toSuccess(ctx, { isPaid: true, token: progress.kind === 'ordered' ? progress.token : undefined })
    }
    const headers = cookieHeaders(...(cancelled === 'open' ? [dropCookie(ctx, 'order')] : []))
    return redirect('/checkout', { status: 303, headers })
  },
})
