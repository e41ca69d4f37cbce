import { catchAdyenError } from '../adyen/calls.ts'
import { decidePaypalOrder, findPaypalPayment } from '../adyen/paypal-orders.ts'
import type { PaymentService } from '../adyen/service.ts'
import { formatAmount } from '../bank/back-to-shop.ts'
import { json, type Route } from '../web/answer.ts'

/** The window that the simulated script of PayPal opens, and what it sends. */
export function paypalWindowRoutes(service: PaymentService): Route[] {
  return [
    {
      method: 'GET',
      path: '/wallets/paypal/:orderId',
      handle: ({ params }) =>
        catchAdyenError(() => {
          const payment = findPaypalPayment(service, params.orderId ?? '')
          return json({ amount: formatAmount(payment), options: payment.paypal.deliveryMethods })
        }),
    },
    ...(['approve', 'refuse'] as const).map(
      (decision): Route => ({
        method: 'POST',
        path: `/wallets/paypal/:orderId/${decision}`,
        handle: ({ params }) =>
          catchAdyenError(() => {
            decidePaypalOrder(service, params.orderId ?? '', decision)
            return json({ decision })
          }),
      }),
    ),
  ]
}
