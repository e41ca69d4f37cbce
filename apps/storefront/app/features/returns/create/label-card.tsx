import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { BankDialog } from '#app/features/checkout/payment/bank-dialog.tsx'
import type { CardEntry } from '#app/features/checkout/payment-methods/card/card-entry.ts'
import { NewCard } from '#app/features/checkout/payment-methods/card/new-card.tsx'
import { useCheckout } from '#app/features/checkout/payment-methods/card/use-checkout.ts'
import { CARD_BRANDS } from '#app/session/site/payment-methods.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { LabelProof, LabelSession } from '../label-payment.ts'
import { otherReturnMessages } from '../messages.ts'
import styles from './create.module.css'

/** `difference`: of dearer sizes. */
export type PaidFor = 'label' | 'difference' | 'both'

export interface LabelCardProps {
  readonly session: LabelSession
  readonly paidFor: PaidFor
  /** Holds the action of the form's button. */
  readonly press: RefObject<(() => void) | undefined>
  readonly onBusy: (isBusy: boolean) => void
  readonly onPaid: (proof: LabelProof) => void
}

/** As the payment service's library answers. */
interface Outcome {
  readonly resultCode: string
  readonly sessionResult: string
  readonly action?: object
}

/** Fields are encrypted shortly after the last key; a press until then is not lost. */
const PRESS_LASTS_MS = 1000
type Problem = 'refused' | 'no-fields'

const HEADINGS: Readonly<Record<PaidFor, string>> = {
  label: 'Pay for the label',
  difference: 'Pay the difference',
  both: 'Pay the difference and the label',
}

function problemText(problem: Problem, paidFor: PaidFor): string {
  if (problem === 'no-fields') return otherReturnMessages.cardFields
  return paidFor === 'label' ? otherReturnMessages.refusedLabel : otherReturnMessages.refusedDifference
}

const BRANDS = Object.keys(CARD_BRANDS)

/** Only a card pays with a return: no other method is offered. [R9.59] */
export function LabelCard({ session, paidFor, press, onBusy, onPaid }: LabelCardProps) {
  const state = useCheckout(session.library)
  const checkout = state.kind === 'open' ? state.checkout : undefined
  const entry = useRef<CardEntry>(undefined)
  const isPaying = useRef(false)
  const isPressed = useRef(false)
  const pressedAt = useRef(0)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<Problem>()
  const [action, setAction] = useState<string>()
  const stop = (next: Problem | undefined) => {
    isPaying.current = false
    setAction(undefined)
    setProblem(next)
    setTries((before) => before + 1)
    onBusy(false)
  }
  const onAnswerLost = () => onPaid({ reference: session.reference, sessionResult: '' })
  const onOutcome = ({ resultCode, sessionResult, action: next }: Outcome) => {
    if (next) return setAction(JSON.stringify(next))
    setAction(undefined)
    if (resultCode === 'Authorised') return onPaid({ reference: session.reference, sessionResult })
    stop('refused')
  }
  const pay = (stateData: string) => {
    const paying = checkout?.core.session
    if (!paying) return
    isPaying.current = true
    setProblem(undefined)
    onBusy(true)
    paying.submitPayment(JSON.parse(stateData)).then(onOutcome, onAnswerLost)
  }
  const submit = () => {
    if (isPaying.current) return
    const card = entry.current
    isPressed.current = !card?.isReady
    if (!card?.isReady) return setProblem(state.kind === 'failed' ? 'no-fields' : undefined)
    const stateData = card.read()
    pressedAt.current = stateData === undefined ? Date.now() : 0
    if (stateData !== undefined) pay(stateData)
  }
  useLayoutEffect(() => {
    press.current = submit
    return () => {
      press.current = undefined
    }
  })
  return (
    <div className={styles.card}>
      <h2>{HEADINGS[paidFor]}</h2>
      <p className="mute small">By card only.{paidFor === 'label' ? ' Store hand-in costs nothing.' : ''}</p>
      {problem === undefined ? null : <Notice tone="negative">{problemText(problem, paidFor)}</Notice>}
      <NewCard
        checkout={checkout}
        entry={entry}
        tries={tries}
        brands={BRANDS}
        isSignedIn={false}
        isRefused={problem === 'refused'}
        onEnter={submit}
        onReady={() => isPressed.current && submit()}
        onValid={() => Date.now() - pressedAt.current < PRESS_LASTS_MS && entry.current?.isValid() && submit()}
      />
      {action === undefined ? null : (
        <BankDialog
          action={action}
          checkout={checkout}
          onDetails={(data) => void checkout?.core.session?.submitDetails(data).then(onOutcome, onAnswerLost)}
          onCancel={() => stop(undefined)}
        />
      )}
    </div>
  )
}
