import type { CartView } from '#app/features/cart/cart-model.ts'
import { cartVersion } from '#app/features/cart/cart-version.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../checkout.module.css'
import { checkoutMessages } from '../messages.ts'
import { offeredMethods, paymentMethods } from '../payment-methods/payment-methods.ts'
import type { PaymentStart } from './start-payment.server.ts'
import { WaitingPayment } from './waiting-payment.tsx'

const { free, hosted } = paymentMethods

interface PaymentStepProps {
  readonly cartView: CartView
  /** Undefined: there is nothing to pay. */
  readonly start: PaymentStart | undefined
  /** URL of a pending payment at the bank. */
  readonly waitingUrl: string | undefined
  /** Undefined: cards are entered on the payment service's own page. */
  readonly frameUrl: string | undefined
  readonly idempotencyKey: string
}

function StartProblem({ problem }: { readonly problem: string | undefined }) {
  return (
    <Notice tone="negative" title={problem ?? checkoutMessages.adyenPaymentMethods}>
      You haven’t been charged, and your bag is saved. <a href="/checkout">Try again</a> in a moment, or call us.
    </Notice>
  )
}

function MethodChoice({ methods, selected }: Pick<PaymentStart, 'methods' | 'selected'>) {
  return (
    <div className={styles.radios}>
      {methods.map((method) => {
        const { name, icon, about } = offeredMethods[method.type]
        return (
          <label key={method.type} className={styles.radio}>
            <input type="radio" name="payment" value={method.type} defaultChecked={method.type === selected} />
            <span>
              <strong>{name}</strong>
              <span className="mute small">{about(method)}</span>
            </span>
            <Icon name={icon} />
          </label>
        )
      })}
    </div>
  )
}

type OpenPaymentProps = Omit<PaymentStepProps, 'start' | 'waitingUrl'> & { readonly start: PaymentStart }

function OpenPayment({ cartView, start, frameUrl, idempotencyKey }: OpenPaymentProps) {
  const { methods, selected, session, problem } = start
  if (problem || !selected) return <StartProblem problem={problem} />
  const { Fields } = offeredMethods[selected]
  const order = { method: selected, idempotencyKey, totalCents: cartView.totalCents }
  const onServicePage = <hosted.Fields {...order} />
  return (
    <fieldset className={styles.group}>
      <legend>Payment method</legend>
      <MethodChoice methods={methods} selected={selected} />
      {frameUrl ? (
        <>
          <Fields {...order} frameUrl={frameUrl} sessionId={session?.sessionID} version={cartVersion(cartView)} />
          <noscript>{onServicePage}</noscript>
        </>
      ) : (
        onServicePage
      )}
    </fieldset>
  )
}

export function PaymentStep({ start, waitingUrl, ...open }: PaymentStepProps) {
  if (waitingUrl) return <WaitingPayment url={waitingUrl} />
  return start ? <OpenPayment start={start} {...open} /> : <free.Fields idempotencyKey={open.idempotencyKey} />
}
