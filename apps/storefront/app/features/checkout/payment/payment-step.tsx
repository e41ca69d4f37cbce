import { libraryUrl } from '#app/session/site/payment-methods.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Notice } from '#app/ui/notice.tsx'
import { checkoutMessages } from '../messages.ts'
import type { LibrarySettings } from '../payment-methods/card/use-checkout.ts'
import { choicesOf } from '../payment-methods/choices.ts'
import { FreeFields } from '../payment-methods/free/fields.tsx'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import type { PaymentStart } from './start-payment.server.ts'
import { WaitingPayment } from './waiting-payment.tsx'

interface PaymentStepProps extends Omit<PaymentFormProps, 'library' | 'choices' | 'selected'> {
  /** Undefined: there is nothing to pay. */
  readonly start: PaymentStart | undefined
  /** URL of a pending payment at the bank. */
  readonly waitingUrl: string | undefined
  /** Undefined: Adyen's own. */
  readonly serviceUrl: string | undefined
}

function StartProblem({ problem }: { readonly problem: string | undefined }) {
  const { helpPhone, helpPhoneUrl } = useShop()
  return (
    <Notice tone="negative" title={problem ?? checkoutMessages.adyenPaymentMethods}>
      You haven’t been charged, and your bag is saved. <a href="/checkout">Try again</a> in a moment, or call{' '}
      <a href={helpPhoneUrl}>{helpPhone}</a>.
    </Notice>
  )
}

function useLibrarySettings(start: PaymentStart, serviceUrl: string | undefined): LibrarySettings | undefined {
  const { locale, country } = useShop()
  const { session, clientKey, isLive } = start
  if (!session || !clientKey) return undefined
  return {
    clientKey,
    environment: isLive ? 'live-au' : 'test',
    serviceUrl: libraryUrl(serviceUrl),
    locale: locale.replace('_', '-'),
    countryCode: country,
    session: { id: session.sessionID, sessionData: session.sessionData },
  }
}

type OpenPaymentProps = Omit<PaymentStepProps, 'start' | 'waitingUrl'> & { readonly start: PaymentStart }

function OpenPayment({ start, serviceUrl, ...form }: OpenPaymentProps) {
  const library = useLibrarySettings(start, serviceUrl)
  const { paymentMethods: methods, storedPaymentMethods: stored, selectedPaymentMethod: selected, problem } = start
  if (problem || !selected) return <StartProblem problem={problem} />
  const choices = choicesOf({ methods, stored, totalCents: form.cartView.totalCents })
  return <PaymentForm {...form} choices={choices} selected={selected} library={library} />
}

export function PaymentStep({ start, waitingUrl, ...open }: PaymentStepProps) {
  if (waitingUrl) return <WaitingPayment url={waitingUrl} />
  return start ? <OpenPayment start={start} {...open} /> : <FreeFields idempotencyKey={open.idempotencyKey} />
}
