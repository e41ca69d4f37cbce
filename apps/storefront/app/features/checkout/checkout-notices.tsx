import { formatCents } from '@welt/kit/money'
import { useEffect } from 'react'
import type { CartView } from '#app/features/cart/cart-model.ts'
import { StockUnknown } from '#app/features/cart/stock-unknown.tsx'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { ErrorSummary } from '#app/ui/errors/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CheckoutFormAnswer } from './actions/action-answer.ts'
import { GoneLines } from './collection/gone-lines.tsx'
import type { Problem } from './messages.ts'
import { CHOSEN_METHOD_ID } from './payment-methods/choices.ts'

interface CheckoutNoticesProps {
  readonly cartView: CartView
  readonly answer: CheckoutFormAnswer | undefined
  readonly errors: FieldErrors
  readonly problem: Problem | undefined
  readonly rewardNotice: string | undefined
  readonly unavailable: CartView['lines']
  readonly gone: CartView['lines']
  /** Flash messages. */
  readonly codes: readonly string[]
}

/** Placeholder response when a payment returned with a notice. */
const NOTICED = {}

function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    document.title = `Error: ${document.title.replace(/^Error: /, '')}`
    return () => {
      document.title = document.title.replace(/^Error: /, '')
    }
  }, [isWrong])
}

/** What the shopper must read before the steps. */
export function CheckoutNotices(props: CheckoutNoticesProps) {
  const { cartView, answer, errors, problem, rewardNotice, unavailable, gone, codes } = props
  const lines = Object.entries(errors).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  const refused = answer?.isCardRefused ? { fieldId: CHOSEN_METHOD_ID } : {}
  const problems = problem ? [{ message: problem.message, ...refused }] : []
  useErrorTitle(lines.length + problems.length > 0)
  return (
    <>
      <Notices codes={codes} />
      <ErrorSummary
        lines={lines.length > 0 ? lines : problems}
        nextStep={problem?.nextStep}
        answer={answer ?? (problem ? NOTICED : undefined)}
      />
      {rewardNotice ? (
        <Notice tone="negative">
          {rewardNotice} Your total is {formatCents(cartView.totalCents)}.
        </Notice>
      ) : null}
      {unavailable.length > 0 ? (
        <Notice tone="negative">
          {unavailable.map((line) => `${line.name}: ${line.problem}`).join(' ')} <a href="/cart">Change your bag</a>
        </Notice>
      ) : null}
      <GoneLines lines={gone} />
      <StockUnknown cartView={cartView} />
    </>
  )
}
