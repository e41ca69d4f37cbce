import { formatCents } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { useOpenErrors } from '#app/ui/errors/open-errors.ts'
import { EmailField, TextField } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import {
  amountOf,
  checkGiftCard,
  type GiftCardErrors,
  type GiftCardFields,
  readGiftCardForm,
} from '../gift-card-rules.ts'
import type { GiftCardOffer } from '../offer.ts'
import { AmountField } from './amount-field.tsx'
import { DayField } from './day-field.tsx'
import styles from './form.module.css'
import { MessageField } from './message-field.tsx'

export interface GiftCardAnswer {
  readonly isDone: boolean
  readonly errors: GiftCardErrors
  readonly fields?: GiftCardFields
  readonly message?: string
  /** Items in the cart now. */
  readonly count?: number
}

const NONE: GiftCardErrors = {}

/** A new response with errors focuses the first wrong field. */
function useErrors(
  form: RefObject<HTMLFormElement | null>,
  answered: GiftCardErrors,
  check: (form: FormData) => GiftCardErrors,
) {
  const shown = useRef(answered)
  const errors = useOpenErrors(form, answered, { check })
  useEffect(() => {
    if (answered === shown.current) return
    shown.current = answered
    const wrong = [...(form.current?.elements ?? [])].find((field) => field.getAttribute('aria-invalid') === 'true')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [form, answered])
  return errors as GiftCardErrors
}

interface PeopleFieldsProps {
  readonly id: string
  readonly initial: GiftCardFields
  readonly errors: GiftCardErrors
}

function PeopleFields({ id, initial, errors }: PeopleFieldsProps) {
  const field = (name: 'recipient_name' | 'recipient_email' | 'sender_name' | 'sender_email') => {
    return { name, defaultValue: initial[name], error: errors[name] }
  }
  return (
    <>
      <fieldset className={styles.pair}>
        <legend>Who is it for?</legend>
        <TextField id={`${id}-to`} label="Their name" maxLength={120} autoComplete="off" {...field('recipient_name')} />
        <EmailField id={`${id}-to-email`} label="Their email" autoComplete="off" {...field('recipient_email')} />
      </fieldset>
      <fieldset className={styles.pair}>
        <legend>Who is it from?</legend>
        <TextField id={`${id}-from`} label="Your name" maxLength={120} autoComplete="name" {...field('sender_name')} />
        <EmailField id={`${id}-from-email`} label="Your email" {...field('sender_email')} />
      </fieldset>
    </>
  )
}

interface GiftCardFormProps {
  readonly offer: GiftCardOffer
  readonly initial: GiftCardFields
  readonly fields: GiftCardFields
  readonly onFields: (fields: GiftCardFields) => void
  readonly onLeave: () => void
  readonly fetcher: FetcherWithComponents<GiftCardAnswer>
  readonly action: string
  readonly answer: GiftCardAnswer | undefined
  /** "Add to bag". */
  readonly label: string
  readonly children?: ReactNode
}

export function GiftCardForm({
  offer,
  initial,
  fields,
  onFields,
  onLeave,
  fetcher,
  action,
  answer,
  label,
  children,
}: GiftCardFormProps) {
  const id = useId()
  const { timeZone } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<GiftCardErrors>()
  const check = (data: FormData) => checkGiftCard(readGiftCardForm(data), offer, localDate(new Date(), timeZone))
  const isBusy = fetcher.state !== 'idle'
  const errors = useErrors(form, found ?? (isBusy ? NONE : (answer?.errors ?? NONE)), check)
  const read = () => form.current && onFields(readGiftCardForm(new FormData(form.current)))
  // Includes input typed before hydration.
  const [readFirst] = useState(() => read)
  useEffect(() => void readFirst(), [readFirst])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const wrong = isBusy ? NONE : check(new FormData(event.currentTarget))
    const isWrong = Object.keys(wrong).length > 0
    if (isWrong || isBusy) event.preventDefault()
    setFound(isWrong ? wrong : undefined)
  }
  const cents = amountOf(fields)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={read}
      onBlur={onLeave}
    >
      {children}
      <AmountField id={id} offer={offer} fields={initial} errors={errors} />
      <PeopleFields id={id} initial={initial} errors={errors} />
      {offer.messageMaxLength > 0 ? (
        <MessageField
          id={`${id}-message`}
          most={offer.messageMaxLength}
          initial={initial.message}
          typed={fields.message}
          error={errors.message}
        />
      ) : null}
      <DayField id={`${id}-day`} initial={initial} fields={fields} error={errors.day} />
      <div role="alert">
        {answer?.message && !isBusy ? <FieldError id={`${id}-problem`}>{answer.message}</FieldError> : null}
      </div>
      <Button isWide isBusy={isBusy} className={styles.submit}>
        <span>
          {label}
          {cents !== undefined && cents > 0 ? <span className="with-scripts">, {formatCents(cents)}</span> : null}
        </span>
      </Button>
    </fetcher.Form>
  )
}
