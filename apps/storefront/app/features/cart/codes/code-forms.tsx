import type { ReactNode } from 'react'
import { fieldText } from '#app/forms/form-data.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { type CodeErrors, type CodeField, checkCode, readGiftCard } from './code-rules.ts'
import styles from './codes.module.css'
import { type CodeForm, type CodesForms, useCodeForm } from './use-codes.ts'

function Apply({ isBusy, about }: { readonly isBusy: boolean; readonly about: string }) {
  return (
    <Button look="secondary" isBusy={isBusy} className={styles.apply}>
      {isBusy ? 'Applying' : 'Apply'}
      <span className="visually-hidden"> {about}</span>
    </Button>
  )
}

function describedBy(errors: CodeErrors, field: CodeField, id: string) {
  return errors[field] ? { 'aria-invalid': true, 'aria-describedby': `${id}-${field}-why` } : {}
}

interface CodesFormProps {
  readonly forms: CodesForms
  readonly codeForm: CodeForm
  readonly className: string | undefined
  readonly children: ReactNode
}

function CodesForm({ forms, codeForm: { form, intent, submit, correct }, className, children }: CodesFormProps) {
  const { Form } = forms.fetcher
  return (
    <Form
      ref={form}
      method="post"
      action={forms.action}
      onSubmit={submit}
      onInput={correct}
      noValidate
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

/** Stays usable after the first code. [R5.10] */
export function PromoForm({ forms, id }: { readonly forms: CodesForms; readonly id: string }) {
  const codeForm = useCodeForm(forms, 'apply-code', (data) => checkCode(fieldText(data, 'code')))
  const { errors, typed, isBusy } = codeForm
  return (
    <CodesForm forms={forms} codeForm={codeForm} className={styles.promo}>
      <CodeInput
        id={`${id}-code`}
        label="Promo code"
        name="code"
        value={typed('code')}
        described={describedBy(errors, 'code', id)}
      >
        <div role="alert">{errors.code ? <FieldError id={`${id}-code-why`}>{errors.code}</FieldError> : null}</div>
      </CodeInput>
      <Apply isBusy={isBusy} about="promo code" />
    </CodesForm>
  )
}

function RowError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return children ? (
    <div className={styles.rowError}>
      <FieldError id={id}>{children}</FieldError>
    </div>
  ) : null
}

/** [R5.06, R5.07, R5.08] */
export function GiftCardForm({ forms, id }: { readonly forms: CodesForms; readonly id: string }) {
  const codeForm = useCodeForm(forms, 'apply-card', (data) => {
    const read = readGiftCard(data)
    return 'errors' in read ? read.errors : {}
  })
  const { errors, typed, isBusy } = codeForm
  return (
    <CodesForm forms={forms} codeForm={codeForm} className={styles.card}>
      <div role="alert" className={styles.errors}>
        <RowError id={`${id}-card-why`}>{errors.card}</RowError>
        <RowError id={`${id}-pin-why`}>{errors.pin}</RowError>
      </div>
      <CodeInput
        id={`${id}-card`}
        label="Gift card number"
        name="card"
        value={typed('card')}
        described={describedBy(errors, 'card', id)}
      />
      <CodeInput
        id={`${id}-pin`}
        label="PIN"
        name="pin"
        value={typed('pin')}
        described={describedBy(errors, 'pin', id)}
        isNumeric
      />
      <Apply isBusy={isBusy} about="gift card" />
    </CodesForm>
  )
}

function CodeInput({
  id,
  label,
  name,
  value,
  described,
  isNumeric = false,
  children,
}: {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly value: string | undefined
  readonly described: Readonly<Record<string, unknown>>
  readonly isNumeric?: boolean
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <input
        type="text"
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        inputMode={isNumeric ? 'numeric' : 'text'}
        {...described}
      />
    </div>
  )
}
