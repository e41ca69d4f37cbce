import type { RefObject } from 'react'
import { useNavigation } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { Skeleton } from '#app/ui/waiting/skeleton.tsx'
import { useIsSlow } from '#app/ui/waiting/use-is-slow.ts'
import type { CheckoutFormAnswer } from '../actions/action-answer.ts'
import styles from '../checkout.module.css'
import type { CheckoutPageData } from '../checkout-page-data.ts'
import { AppliedCards } from '../payment/applied-cards.tsx'
import { BillingSentence } from '../payment/billing-sentence.tsx'
import { PaymentStep } from '../payment/payment-step.tsx'
import { AddressRecap } from './address-recap.tsx'
import { AddressStep } from './address-step.tsx'
import type { OpenStep } from './checkout-step.ts'
import { EmailStep } from './email-step.tsx'
import { Step } from './step.tsx'
import { useStepFocus } from './use-step-focus.ts'

const NUMBERS: Readonly<Record<OpenStep, number>> = {
  email: 1,
  delivery: 2,
  billing: 2,
  collection: 2,
  payment: 3,
}

interface CheckoutStepsProps {
  readonly page: CheckoutPageData
  readonly answer: CheckoutFormAnswer | undefined
  readonly serviceUrl: string | undefined
  readonly form: RefObject<HTMLFormElement | null>
  readonly errors: FieldErrors
  /** A message above the steps must be seen. */
  readonly hasMessage: boolean
}

type StepProps = Omit<CheckoutStepsProps, 'hasMessage'>

function EmailContent({ page, answer, form, errors }: StepProps) {
  const { email } = page.cart
  if (page.step.name !== 'email') return <p className={styles.recap}>{email}</p>
  const offer = answer?.signIn ? { answer: answer.intent === 'sign-in' ? answer.signIn : undefined } : undefined
  const { hasAccount } = page.step
  return <EmailStep {...{ form, errors, offer, hasAccount }} email={answer?.email ?? email ?? ''} />
}

function AddressContent({ page, answer, form, errors }: StepProps) {
  const { step, cart, countries, collector } = page
  if (step.name === 'payment') return <AddressRecap cart={cart} />
  return step.name === 'email' ? null : <AddressStep {...{ step, cart, countries, collector, answer, form, errors }} />
}

function addressTitle({ isVirtual, isPickupOnly, cartView }: CheckoutPageData['cart']): string {
  if (isVirtual) return 'Billing'
  if (isPickupOnly) return 'Collection'
  return cartView.fulfilment === 'split' ? 'Delivery and collection' : 'Delivery'
}

function PaymentContent({ page, answer, serviceUrl }: StepProps) {
  const { step, cart, isSignedIn } = page
  if (step.name !== 'payment') return null
  const { start, waitingUrl, bankAction } = step
  const idempotencyKey = answer?.idempotencyKey ?? step.idempotencyKey
  return (
    <>
      {waitingUrl ? null : <AppliedCards cartView={cart.cartView} />}
      <PaymentStep
        {...{ start, waitingUrl, bankAction, serviceUrl, idempotencyKey, isSignedIn, answer }}
        cartView={cart.cartView}
        billing={<BillingSentence cart={cart} />}
      />
    </>
  )
}

const FIELDS_PX = [76, 76, 76, 48]

/** Whether a step's form was sent and its answer is slow. */
function useIsNextSlow(): boolean {
  const { formData } = useNavigation()
  const intent = formData?.get('intent')
  return useIsSlow(intent === 'email' || intent === 'details')
}

export function CheckoutSteps({ hasMessage, ...props }: CheckoutStepsProps) {
  const { page, answer } = props
  const open = NUMBERS[page.step.name]
  const state = (number: number) => (number === open ? 'open' : number < open ? 'done' : 'waiting')
  const heading = useStepFocus(open, answer, hasMessage)
  const isNextSlow = useIsNextSlow()
  const waiting = (number: number) =>
    isNextSlow && number === open + 1 ? <Skeleton label="Loading the next step" heightsPx={FIELDS_PX} /> : null
  return (
    <ol className={styles.steps}>
      <Step
        number={1}
        title="Details"
        state={state(1)}
        heading={heading}
        editHref={open > 1 && !page.isSignedIn ? '/checkout?edit=email#step-1' : undefined}
      >
        <EmailContent {...props} />
      </Step>
      <Step
        number={2}
        title={addressTitle(page.cart)}
        state={state(2)}
        heading={heading}
        editHref={open > 2 ? '/checkout?edit=details#step-2' : undefined}
      >
        <AddressContent {...props} />
        {waiting(2)}
      </Step>
      <Step number={3} title="Payment" state={state(3)} heading={heading}>
        <PaymentContent {...props} />
        {waiting(3)}
      </Step>
    </ol>
  )
}
