import { formatCents } from '@welt/kit/money'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { CartView } from '#app/features/cart/cart-model.ts'
import { cartVersion } from '#app/features/cart/cart-version.ts'
import { CARD_BRANDS } from '#app/session/site/payment-methods.ts'
import { Button } from '#app/ui/button.tsx'
import { useScripted } from '#app/ui/hooks/use-scripted.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { later, nothing } from '#app/ui/preloadable.ts'
import type { CheckoutFormAnswer } from '../actions/action-answer.ts'
import styles from '../checkout.module.css'
import type { ApplePayEntryProps } from '../payment-methods/apple-pay/apple-pay-entry.tsx'
import { useHasApplePay } from '../payment-methods/apple-pay/use-apple-pay.ts'
import type { CardEntry } from '../payment-methods/card/card-entry.ts'
import { type CardFieldsProps, NewCard } from '../payment-methods/card/new-card.tsx'
import { SavedCard } from '../payment-methods/card/saved-card.tsx'
import { type LibrarySettings, useCheckout } from '../payment-methods/card/use-checkout.ts'
import { CHOSEN_METHOD_ID, type PaymentChoice } from '../payment-methods/choices.ts'
import { BankPanel } from './bank-panel.tsx'
import { usePay } from './use-pay.ts'

export interface PaymentFormProps {
  readonly billing: ReactNode
  readonly cartView: CartView
  readonly choices: readonly PaymentChoice[]
  readonly selected: string
  /** Undefined: cards are entered on the payment service's own page. */
  readonly library: LibrarySettings | undefined
  readonly idempotencyKey: string
  readonly isSignedIn: boolean
  readonly answer: CheckoutFormAnswer | undefined
  /** 3-D Secure within the checkout; over once an answer has a problem. */
  readonly bankAction: string | undefined
}

/** The number of answered tries: a new one empties the security code. */
function useTries(answer: CheckoutFormAnswer | undefined): number {
  const [{ of, tries }, setTries] = useState({ of: answer, tries: 0 })
  const isNew = of !== answer
  const next = isNew && answer?.problem ? tries + 1 : tries
  if (isNew) setTries({ of: answer, tries: next })
  return next
}

const ApplePayEntry = later(
  async () => (await import('../payment-methods/apple-pay/apple-pay-entry.tsx')).ApplePayEntry,
  nothing,
)

const APPLE_PAY = 'applepay'
const isCard = ({ value, saved }: PaymentChoice) => value === 'scheme' || saved !== undefined

function Badge({ choice: { saved, value, name } }: { readonly choice: PaymentChoice }) {
  if (saved) return <span className={styles.brand}>{saved.isExpired ? 'Expired' : CARD_BRANDS[saved.brand]}</span>
  if (value === 'scheme') return <Icon name="card" />
  return (
    <span className={styles.brand} aria-hidden="true">
      {name}
    </span>
  )
}

interface RowProps {
  readonly choice: PaymentChoice
  readonly isChosen: boolean
  /** Of Apple Pay. */
  readonly isOffered: boolean
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

function Row({ choice, isChosen, isOffered, onChoose, children }: RowProps) {
  const { value, name, about, saved } = choice
  return (
    <div
      className={`${styles.method} ${saved ? 'with-scripts' : ''}`}
      data-method={value}
      data-offered={isOffered || undefined}
    >
      <label className={styles.radio}>
        <input
          {...(isChosen ? { id: CHOSEN_METHOD_ID } : {})}
          type="radio"
          name="payment_method"
          value={value}
          checked={isChosen}
          disabled={saved?.isExpired === true}
          onChange={() => onChoose(value)}
        />
        <span>
          <strong>{name}</strong>
          <span className="mute small">{about}</span>
        </span>
        <Badge choice={choice} />
      </label>
      {isChosen ? children : null}
    </div>
  )
}

const ON_SERVICE_PAGE = 'You enter your card on our payment service’s secure page and come back here.'

interface OpenedProps extends CardFieldsProps, Pick<PaymentFormProps, 'isSignedIn' | 'library'> {
  readonly choice: PaymentChoice
  readonly apple: Omit<ApplePayEntryProps, 'entry' | 'onReady'>
}

/** What the chosen method needs. */
function Opened({ choice, library, isSignedIn, apple, ...card }: OpenedProps) {
  if (choice.value === APPLE_PAY)
    return (
      <Suspense>
        <ApplePayEntry {...apple} entry={card.entry} onReady={card.onReady} />
      </Suspense>
    )
  if (!isCard(choice)) return null
  if (!library) return <p className={styles.opened}>{ON_SERVICE_PAGE}</p>
  const { saved, brands = [] } = choice
  return (
    <>
      <div className={`with-scripts ${styles.opened}`}>
        {saved ? (
          <SavedCard {...card} key={saved.id} id={saved.id} brand={saved.brand} name={saved.name} />
        ) : (
          <NewCard {...card} brands={brands} isSignedIn={isSignedIn} />
        )}
      </div>
      {saved ? null : (
        <noscript>
          <p className={styles.opened}>{ON_SERVICE_PAGE}</p>
        </noscript>
      )}
    </>
  )
}

function question({ giftCards, totalCents }: Pick<CartView, 'giftCards' | 'totalCents'>): string {
  const rest = giftCards.length > 0 ? 'the remaining ' : ''
  return `How would you like to pay ${rest}${formatCents(totalCents)}?`
}

/** Only browsers with Apple Pay offer it; until that is known, Safari shows its row, which can't be chosen. */
function useOffered(all: readonly PaymentChoice[], selected: string) {
  const hasApplePay = useHasApplePay()
  const choices = hasApplePay === false ? all.filter(({ value }) => value !== APPLE_PAY) : all
  const known = hasApplePay ? choices : choices.filter(({ value }) => value !== APPLE_PAY)
  return { hasApplePay, choices, choice: known.find(({ value }) => value === selected) ?? known[0] }
}

export function PaymentForm(props: PaymentFormProps) {
  const { cartView, library, idempotencyKey, isSignedIn, answer, bankAction } = props
  const { totalCents } = cartView
  const [selected, setSelected] = useState(props.selected)
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardEntry>(undefined)
  const { hasApplePay, choices, choice } = useOffered(props.choices, selected)
  const isScripted = useScripted()
  const needsLibrary = library !== undefined && isScripted && choice !== undefined && isCard(choice)
  const isOpened = useRef(false)
  isOpened.current ||= needsLibrary || bankAction !== undefined
  const state = useCheckout(isOpened.current ? library : undefined)
  const checkout = state.kind === 'open' ? state.checkout : undefined
  const isApplePay = choice?.value === APPLE_PAY
  const pay = usePay({ form, entry, isCard: needsLibrary, isApplePay, isLibraryFailed: state.kind === 'failed' })
  const tries = useTries(answer)
  const notice = useWhileSame(pay.notice, cartVersion(cartView))
  const choose = (value: string) => {
    entry.current = undefined
    setSelected(value)
    pay.onChosen()
  }
  const card = {
    checkout,
    entry,
    tries,
    isRefused: answer?.isCardRefused === true,
    onEnter: pay.press,
    onReady: pay.onReady,
    onValid: pay.onValid,
  }
  const apple = { totalCents, isBusy: pay.isBusy, onApproved: pay.send, onStopped: pay.onChosen }
  return (
    <Form method="post" className={styles.form} ref={form} onSubmit={pay.submitted}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="shown_total" value={totalCents} />
      <fieldset className={styles.group}>
        <legend>{question(cartView)}</legend>
        <div className={styles.radios}>
          {choices.map((each) => (
            <Row
              key={each.value}
              choice={each}
              isChosen={each === choice}
              isOffered={hasApplePay === true}
              onChoose={choose}
            >
              <Opened {...card} apple={apple} choice={each} library={library} isSignedIn={isSignedIn} />
            </Row>
          ))}
        </div>
      </fieldset>
      {props.billing}
      {notice === undefined ? null : <Notice tone="negative">{notice}</Notice>}
      <Button isBusy={pay.isBusy} isWide>
        <Icon name="lock" sizePx={20} />
        {pay.isBusy ? 'Paying …' : `Pay ${formatCents(totalCents)}`}
      </Button>
      <p className="mute small">
        By paying you agree to our <a href="/terms">terms</a>. Card details go straight to the payment service. We never
        see them.
      </p>
      {bankAction === undefined || answer?.problem ? null : <BankPanel action={bankAction} checkout={checkout} />}
    </Form>
  )
}
