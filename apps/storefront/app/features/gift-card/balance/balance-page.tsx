import { formatCents } from '@welt/kit/money'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useShop } from '#app/session/site/shop.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useOpenErrors } from '#app/ui/errors/open-errors.ts'
import { TextField } from '#app/ui/field.tsx'
import { plainDay } from '../day-texts.ts'
import { GiftCardFace } from '../gift-card-face.tsx'
import styles from './balance.module.css'
import { type BalanceErrors, checkBalance, readBalanceForm } from './balance-rules.ts'
import type { Balance, BalanceAnswer } from './find-balance.server.ts'

const NONE: BalanceErrors = {}

function BalanceForm({ answer }: { readonly answer: BalanceAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<BalanceErrors>()
  const check = (data: FormData) => checkBalance(readBalanceForm(data))
  const errors: BalanceErrors = useOpenErrors(form, found ?? answer?.errors ?? NONE, { check })
  const shown = useRef(errors)
  useEffect(() => {
    if (shown.current === errors) return
    shown.current = errors
    const wrong = [...(form.current?.elements ?? [])].find((field) => field.getAttribute('aria-invalid') === 'true')
    if (wrong instanceof HTMLElement && document.activeElement?.tagName !== 'INPUT') wrong.focus()
  }, [errors])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const wrong = check(new FormData(event.currentTarget))
    const isWrong = Object.keys(wrong).length > 0
    if (isWrong || isBusy) event.preventDefault()
    setFound(isWrong ? wrong : undefined)
  }
  const common = { autoComplete: 'off', spellCheck: false } as const
  return (
    <Form ref={form} method="post" className={styles.fields} noValidate onSubmit={submit}>
      <TextField
        {...common}
        id="card"
        label="Gift card number"
        name="card"
        hint="Spaces are fine."
        autoCapitalize="characters"
        defaultValue={answer?.fields.card}
        error={errors.card}
      />
      <div className={styles.pin}>
        <TextField
          {...common}
          id="pin"
          label="PIN"
          name="pin"
          hint="Numbers only."
          inputMode="numeric"
          defaultValue={answer?.fields.pin}
          error={errors.pin}
        />
      </div>
      <Button isBusy={isBusy} className={styles.check}>
        Check balance
      </Button>
    </Form>
  )
}

/** Takes the focus when rendered. */
function Left({
  balance,
  fields,
  isCartFilled,
}: {
  readonly balance: Balance
  readonly fields: BalanceAnswer['fields']
  readonly isCartFilled: boolean
}) {
  const { lastFour, cents, useBy } = balance
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.left}>
      <h2 ref={heading} tabIndex={-1}>
        Left on this card <strong>{formatCents(cents)}</strong>
      </h2>
      <dl>
        <dt>Card</dt>
        <dd>ending {lastFour}</dd>
        {useBy ? (
          <>
            <dt>Use by</dt>
            <dd>{plainDay(useBy)}</dd>
          </>
        ) : null}
      </dl>
      {isCartFilled ? (
        <Form method="post" action="/cart">
          <input type="hidden" name="intent" value="apply-card" />
          <input type="hidden" name="card" value={fields.card} />
          <input type="hidden" name="pin" value={fields.pin} />
          <Button>Use in my bag</Button>
        </Form>
      ) : (
        <ButtonLink href="/">Start shopping</ButtonLink>
      )}
      <ButtonLink href="/gift-card/balance" look="secondary" data-document>
        Check another
      </ButtonLink>
    </div>
  )
}

function Help({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <p className="mute">{children}</p>
    </div>
  )
}

export function BalancePage({
  answer,
  isCartFilled,
}: {
  readonly answer: BalanceAnswer | undefined
  readonly isCartFilled: boolean
}) {
  const { helpPhone, helpPhoneUrl } = useShop()
  const balance = answer?.balance
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: 'Gift card', path: '/gift-card.html' }, { name: 'Balance' }]} />
      <div className={styles.columns} data-answered={balance ? '' : undefined}>
        <div className={styles.form}>
          <h1 tabIndex={-1}>Gift card balance</h1>
          <p className="mute">You’ll find both in your gift card email.</p>
          <BalanceForm answer={answer} />
        </div>
        <div role="status" className={`tile ${styles.answer}`}>
          <div className={styles.card}>
            <GiftCardFace sizes="(min-width: 900px) 160px, 40vw">
              <p className={styles.number}>•••• {balance?.lastFour ?? '0000'}</p>
            </GiftCardFace>
          </div>
          {balance && answer ? (
            <Left
              key={`${balance.lastFour}-${balance.cents}`}
              balance={balance}
              fields={answer.fields}
              isCartFilled={isCartFilled}
            />
          ) : (
            <div className={styles.where}>
              <h2>Where the numbers are</h2>
              <p>
                The email with the card has its number, 16 letters and digits in groups of four, and under it the PIN,
                four digits that never start with 0.
              </p>
            </div>
          )}
        </div>
      </div>
      <div className={styles.help}>
        <Help title="Paying with it">
          Add the number and PIN in your bag or at checkout. Several cards can share one order.
        </Help>
        <Help title="If it doesn’t cover everything">Pay the rest by card. Any balance stays on your gift card.</Help>
        <Help title="Number not working?">
          Call <a href={helpPhoneUrl}>{helpPhone}</a> or <a href="/contact">write to us</a>, with the email it came in
          at hand.
        </Help>
      </div>
    </div>
  )
}
