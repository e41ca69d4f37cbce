import { formatCents } from '@welt/kit/money'
import { type RefObject, useEffect, useRef } from 'react'
import { type AddressValues, emptyAddress, type PlaceDoubt } from '#app/features/address/address-rules.ts'
import { cartVersion } from '#app/features/cart/cart-version.ts'
import type { CodesAnswer } from '#app/features/cart/codes/codes-answer.ts'
import type { Rewards } from '#app/features/cart/codes/rewards.ts'
import { StockUnknown } from '#app/features/cart/stock-unknown.tsx'
import { deliveryText } from '#app/features/cart/summary/total-rows.tsx'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import type { MethodsByCountry } from '#app/features/fulfilment/estimate.server.ts'
import type { SignInAnswer } from '#app/features/sign-in/sign-in-form.tsx'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { EMAIL_RULES } from '#app/forms/field-rules.ts'
import { useShop } from '#app/session/site/shop.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOpenErrors } from '#app/ui/open-errors.ts'
import { useSteadyPress } from '#app/ui/steady-press.ts'
import { useWhileSame } from '#app/ui/while-same.ts'
import styles from './checkout.module.css'
import type { PaymentStart } from './checkout.server.ts'
import type { CheckoutCart } from './checkout-model.ts'
import type { Problem } from './messages.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { WaitingPayment } from './payment/waiting-payment.tsx'
import { NothingToPay } from './payment-methods/free/fields.tsx'
import type { CheckoutCustomer } from './steps/checkout-customer.server.ts'
import type { CheckoutStep, InfoMode } from './steps/checkout-step.ts'
import { type DetailsValues, readDetails } from './steps/details-rules.ts'
import { BillingStep, DetailsStep } from './steps/details-step.tsx'
import { EmailStep } from './steps/email-step.tsx'
import type { DeliveryBlock } from './steps/load-delivery-block.server.ts'
import { SavedAddresses } from './steps/saved-addresses.tsx'
import { Step } from './steps/step.tsx'

interface CheckoutPageData {
  readonly cart: CheckoutCart
  readonly rewards: Rewards
  readonly step: CheckoutStep
  readonly mode: InfoMode
  readonly methods: MethodsByCountry
  readonly block: DeliveryBlock | undefined
  readonly start: PaymentStart | undefined
  /** URL of a pending payment at the bank. */
  readonly waitingUrl: string | undefined
  readonly idempotencyKey: string
  readonly notice: Problem | undefined
  readonly rewardNotice: string | undefined
  /** Undefined for guests. */
  readonly customer: CheckoutCustomer | undefined
  readonly isSignedIn: boolean
  readonly countries: readonly AddressCountry[]
  readonly notices: readonly string[]
}

export interface CheckoutAnswerData {
  readonly intent: 'email' | 'sign-in' | 'details' | 'place'
  readonly errors: FieldErrors
  readonly problem?: Problem
  readonly email?: string
  readonly signIn?: SignInAnswer
  readonly details?: DetailsValues
  readonly doubts?: readonly PlaceDoubt[]
  readonly idempotencyKey?: string
}

function valuesOf(cart: CheckoutCart, country: string, start: AddressValues | undefined): DetailsValues {
  const { shipping, billing, isBillingSame, isVirtual, selectedMethod, authority } = cart
  return {
    shipping: start ?? (isVirtual ? undefined : shipping) ?? billing ?? emptyAddress(country),
    billing: (isBillingSame ? undefined : billing) ?? emptyAddress(country),
    isBillingSame,
    method: selectedMethod ?? '',
    authority,
  }
}

/** Shown only for the cart it was about. [R4.50] */
function useProblem(
  answer: CheckoutAnswerData | undefined,
  notice: Problem | undefined,
  version: string,
): Problem | undefined {
  const [answered, noticed] = [useWhileSame(answer, version), useWhileSame(JSON.stringify(notice), version)]
  return answer ? answered?.problem : noticed ? notice : undefined
}

/** Placeholder response when a payment returned with a notice. */
const NOTICED = {}

const RULES: Partial<
  Record<CheckoutAnswerData['intent'], (countries: readonly AddressCountry[]) => (form: FormData) => FieldErrors>
> = {
  email: () => EMAIL_RULES.check,
  details: (countries) => (form) => readDetails(form, countries).errors,
}

function AddressNotice({ cart }: { readonly cart: CheckoutCart }) {
  const { cartView, isVirtual } = cart
  const shipping = isVirtual ? cart.billing : cart.shipping
  if (!shipping) return null
  const place = [shipping.street1, shipping.street2, shipping.suburb, shipping.city, shipping.region, shipping.postcode]
    .filter(Boolean)
    .join(', ')
  return (
    <div className={styles.recap}>
      <p>{[`${shipping.firstname} ${shipping.lastname}`, shipping.telephone].filter(Boolean).join(', ')}</p>
      {place ? <p>{place}</p> : null}
      {isVirtual ? null : (
        <p>
          {cartView.shippingTitle}
          {cartView.shippingCents === undefined ? '' : ` · ${deliveryText(cartView.shippingCents)}`}
        </p>
      )}
      {cartView.arrival ? <p>Arriving {cartView.arrival}</p> : null}
    </div>
  )
}

interface CheckoutPageProps {
  readonly page: CheckoutPageData
  readonly answer: CheckoutAnswerData | undefined
  readonly codes: CodesAnswer | undefined
  readonly frameUrl: string | undefined
}

interface OpenForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly errors: FieldErrors
}

function FoldedOrder({ page: { cart, rewards }, codes }: Pick<CheckoutPageProps, 'page' | 'codes'>) {
  const { cartView } = cart
  return (
    <details className={styles.fold} open={codes?.isDone === false || undefined}>
      <summary>
        <span>Show order ({cartView.count === 1 ? '1 item' : `${cartView.count} items`})</span>
        <strong>{formatCents(cartView.totalCents)}</strong>
      </summary>
      <div>
        <OrderSummary cartView={cartView} codes={codes} rewards={rewards} />
      </div>
    </details>
  )
}

function DeliveryFields({ page, answer, form, errors }: Pick<CheckoutPageProps, 'page' | 'answer'> & OpenForm) {
  const shop = useShop()
  const { cart, customer, countries, methods, block } = page
  const fields = {
    form,
    values: answer?.details ?? valuesOf(cart, shop.country, customer?.start),
    errors,
    countries,
    doubts: answer?.doubts,
  }
  const key = customer?.chosenId ?? 'typed'
  return (
    <>
      {customer ? (
        <SavedAddresses addresses={customer.addresses} chosenId={customer.chosenId} countries={countries} />
      ) : null}
      {cart.isVirtual ? (
        <BillingStep key={key} {...fields} />
      ) : (
        <DetailsStep key={key} {...fields} methods={methods} block={block} />
      )}
    </>
  )
}

function Payment({ page, answer, frameUrl }: Omit<CheckoutPageProps, 'codes'>) {
  const { start, waitingUrl } = page
  const { totalCents } = page.cart.cartView
  const idempotencyKey = answer?.idempotencyKey ?? page.idempotencyKey
  if (waitingUrl) return <WaitingPayment url={waitingUrl} />
  return (
    <>
      {totalCents === 0 ? <NothingToPay idempotencyKey={idempotencyKey} /> : null}
      {start ? (
        <PaymentStep {...{ start, totalCents, frameUrl, idempotencyKey }} version={cartVersion(page.cart.cartView)} />
      ) : null}
    </>
  )
}

type StepsProps = Omit<CheckoutPageProps, 'codes'> & OpenForm & { readonly isSpeaking: boolean }

/**
 * Focuses the heading of a step that opened in place or whose response removed the focused element; scrolls to it
 * unless a message above must be seen.
 */
function useStepFocus(open: number, answer: object | undefined, isSpeaking: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ open, answer })
  useEffect(() => {
    const before = shown.current
    shown.current = { open, answer }
    const isOpened = before.open !== open
    const isLost = before.answer !== answer && document.activeElement === document.body
    if (!isOpened && !isLost) return
    if (isOpened && !isSpeaking) heading.current?.closest('li')?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [open, answer, isSpeaking])
  return heading
}

function Steps({ page, answer, frameUrl, form, errors, isSpeaking }: StepsProps) {
  const { cart, step, mode } = page
  const open = step === 'payment' ? 3 : mode === 'email' ? 1 : 2
  const state = (number: number) => (number === open ? 'open' : number < open ? 'done' : 'waiting')
  const heading = useStepFocus(open, answer, isSpeaking)
  const offer = answer?.signIn ? { answer: answer.intent === 'sign-in' ? answer.signIn : undefined } : undefined
  return (
    <ol className={styles.steps}>
      <Step
        number={1}
        title="Details"
        state={state(1)}
        heading={heading}
        editHref={open > 1 && !page.isSignedIn ? '/checkout?edit=email#step-1' : undefined}
      >
        {open === 1 ? (
          <EmailStep form={form} email={answer?.email ?? cart.email ?? ''} errors={errors} offer={offer} />
        ) : (
          <p className={styles.recap}>{cart.email}</p>
        )}
      </Step>
      <Step
        number={2}
        title={cart.isVirtual ? 'Billing' : 'Delivery'}
        state={state(2)}
        heading={heading}
        editHref={open > 2 ? '/checkout?edit=details#step-2' : undefined}
      >
        {open === 2 ? <DeliveryFields page={page} answer={answer} form={form} errors={errors} /> : null}
        {open > 2 ? <AddressNotice cart={cart} /> : null}
      </Step>
      <Step number={3} title="Payment" state={state(3)} heading={heading}>
        {open === 3 ? <Payment page={page} answer={answer} frameUrl={frameUrl} /> : null}
      </Step>
    </ol>
  )
}

export function CheckoutPage({ page, answer, codes, frameUrl }: CheckoutPageProps) {
  useSteadyPress()
  const { cartView } = page.cart
  const form = useRef<HTMLFormElement>(null)
  const errors = useOpenErrors(form, answer?.errors ?? NO_ERRORS, {
    check: RULES[answer?.intent ?? 'place']?.(page.countries),
  })
  const lines = Object.entries(errors).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  const problem = useProblem(answer, page.notice, cartVersion(cartView))
  const unavailable = cartView.lines.filter((line) => line.problem)
  const isSpeaking =
    [lines, unavailable, page.notices].some(({ length }) => length > 0) || Boolean(problem ?? page.rewardNotice)
  return (
    <>
      <FoldedOrder page={page} codes={codes} />
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.column}>
            <h1 className={styles.title}>Checkout</h1>
            <Notices codes={page.notices} />
            <ErrorSummary
              lines={lines.length > 0 ? lines : problem ? [{ message: problem.message }] : []}
              nextStep={problem?.nextStep}
              answer={answer ?? (problem ? NOTICED : undefined)}
            />
            {page.rewardNotice ? (
              <Notice tone="negative">
                {page.rewardNotice} Your total is {formatCents(cartView.totalCents)}.
              </Notice>
            ) : null}
            {unavailable.length > 0 ? (
              <Notice tone="negative">
                {unavailable.map((line) => `${line.name}: ${line.problem}`).join(' ')}{' '}
                <a href="/cart">Change your bag</a>
              </Notice>
            ) : null}
            <StockUnknown cartView={cartView} />
            <Steps {...{ page, answer, frameUrl, form, errors, isSpeaking }} />
          </div>
        </div>
        <aside className={styles.aside} aria-label="Your order">
          <div>
            <h2>Your bag ({cartView.count})</h2>
            <OrderSummary cartView={cartView} codes={codes} rewards={page.rewards} />
          </div>
        </aside>
      </div>
    </>
  )
}
