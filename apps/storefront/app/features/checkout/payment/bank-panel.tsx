import { useSubmit } from 'react-router'
import type { Checkout } from '../payment-methods/card/secured-fields.ts'
import { BankDialog } from './bank-dialog.tsx'

interface BankPanelProps {
  /** JSON of the payment service's action. */
  readonly action: string
  readonly checkout: Checkout | undefined
}

/** 3-D Secure within the checkout: our server reads the result. [R7.91] */
export function BankPanel({ action, checkout }: BankPanelProps) {
  const submit = useSubmit()
  return (
    <BankDialog
      action={action}
      checkout={checkout}
      onDetails={(data) => submit({ intent: 'confirm-payment', details: JSON.stringify(data) }, { method: 'post' })}
      onCancel={() => void submit({ intent: 'cancel-payment' }, { method: 'post' })}
    />
  )
}
