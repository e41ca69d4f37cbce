import type { PaymentMethod } from '#app/session/site/payment-methods.ts'

export interface OrderFormProps {
  readonly method: PaymentMethod
  readonly idempotencyKey: string
  readonly totalCents: number
}

export function OrderFields({ method, idempotencyKey, totalCents }: OrderFormProps) {
  return (
    <>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="payment_method" value={method} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="shown_total" value={totalCents} />
    </>
  )
}
