import { formatCents } from '@welt/kit/money'
import { useRef } from 'react'
import type { CartView } from '#app/features/cart/cart-model.ts'
import { cartVersion } from '#app/features/cart/cart-version.ts'
import type { CodesAnswer } from '#app/features/cart/codes/codes-answer.ts'
import { CartExpress } from '#app/features/cart/summary/cart-express.tsx'
import { CartFinder } from '#app/features/find-in-store/cart/cart-finder.tsx'
import { collectLinesOf } from '#app/features/find-in-store/cart/collect-line.ts'
import { type FieldErrors, NO_ERRORS } from '#app/forms/field-errors.ts'
import { EMAIL_RULES } from '#app/forms/field-rules.ts'
import { useShop } from '#app/session/site/shop.ts'
import { useLeftErrors } from '#app/ui/errors/left-errors.ts'
import { useOpenErrors } from '#app/ui/errors/open-errors.ts'
import { useSteadyPress } from '#app/ui/hooks/steady-press.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CheckoutFormAnswer } from './actions/action-answer.ts'
import styles from './checkout.module.css'
import { CheckoutNotices } from './checkout-notices.tsx'
import type { CheckoutPageData } from './checkout-page-data.ts'
import { GoneForms } from './collection/gone-lines.tsx'
import type { Problem } from './messages.ts'
import { OrderSummary } from './order-summary.tsx'
import { CheckoutSteps } from './steps/checkout-steps.tsx'
import { readDetails } from './steps/details-rules.ts'

/** Shown only for the cart it was about. [R4.50] */
function useProblem(
  answer: CheckoutFormAnswer | undefined,
  notice: Problem | undefined,
  version: string,
): Problem | undefined {
  const [answered, noticed] = [useWhileSame(answer, version), useWhileSame(JSON.stringify(notice), version)]
  return answer ? answered?.problem : noticed ? notice : undefined
}

/** Of the open step's form. */
function checkOf({ step, countries }: CheckoutPageData): ((form: FormData) => FieldErrors) | undefined {
  if (step.name === 'payment') return undefined
  return step.name === 'email' ? EMAIL_RULES.check : (form) => readDetails(form, countries).errors
}

interface CheckoutPageProps {
  readonly page: CheckoutPageData
  readonly answer: CheckoutFormAnswer | undefined
  readonly codes: CodesAnswer | undefined
  readonly serviceUrl: string | undefined
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

function Assurances({ returnDays }: { readonly returnDays: number | undefined }) {
  const { helpPhone, helpPhoneUrl } = useShop()
  return (
    <ul className={styles.assurances}>
      {returnDays ? (
        <li>
          <Icon name="return" sizePx={20} /> {returnDays} days to change your mind
        </li>
      ) : null}
      <li>
        <Icon name="phone" sizePx={20} />
        <span>
          Help from people: <a href={helpPhoneUrl}>{helpPhone}</a>
        </span>
      </li>
    </ul>
  )
}

/** `gone` are those that their store lacks; while its group is open, it has them. */
function problemLines({ lines }: CartView, step: CheckoutPageData['step']['name']) {
  const isGroupOpen = step === 'delivery' || step === 'collection'
  return {
    gone: isGroupOpen ? [] : lines.filter(({ isGoneFromStore }) => isGoneFromStore),
    unavailable: lines.filter(({ problem, isGoneFromStore }) => problem && !isGoneFromStore),
  }
}

export function CheckoutPage({ page, answer, codes, serviceUrl }: CheckoutPageProps) {
  useSteadyPress()
  const { cartView } = page.cart
  const form = useRef<HTMLFormElement>(null)
  const check = checkOf(page)
  const answered = answer?.errors ?? NO_ERRORS
  const errors = useOpenErrors(form, answered, { check })
  const left = useLeftErrors(form, check, answered)
  const problem = useProblem(answer, page.notice, cartVersion(cartView))
  const rewardNotice = page.step.name === 'payment' ? page.step.rewardNotice : undefined
  const { gone, unavailable } = problemLines(cartView, page.step.name)
  const hasMessage =
    Object.values(errors).some(Boolean) ||
    unavailable.length + gone.length > 0 ||
    page.notices.length > 0 ||
    Boolean(problem ?? rewardNotice)
  return (
    <>
      <FoldedOrder page={page} codes={codes} />
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.column}>
            <h1 className={styles.title}>Checkout</h1>
            <CheckoutNotices
              {...{ cartView, answer, errors, problem, rewardNotice, unavailable, gone }}
              codes={page.notices}
            />
            {page.step.name === 'payment' ? null : <CartExpress cartView={cartView} isFirst />}
            <GoneForms lines={cartView.lines} />
            <CheckoutSteps {...{ page, answer, serviceUrl, form, hasMessage }} errors={{ ...left, ...errors }} />
          </div>
        </div>
        <aside className={styles.aside} aria-label="Your order">
          <div>
            <h2>Your bag ({cartView.count})</h2>
            <OrderSummary cartView={cartView} codes={codes} rewards={page.rewards} />
            <Assurances
              returnDays={cartView.groups.every(({ kind }) => kind === 'email') ? undefined : page.returnDays}
            />
          </div>
        </aside>
      </div>
      <CartFinder lines={collectLinesOf(cartView, [])} />
    </>
  )
}
