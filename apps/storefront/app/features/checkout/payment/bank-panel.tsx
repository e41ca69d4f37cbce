import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../payment-methods/card/card.module.css'
import type { Checkout } from '../payment-methods/card/secured-fields.ts'

interface BankPanelProps {
  /** JSON of the payment service's action. */
  readonly action: string
  readonly checkout: Checkout | undefined
}

/** 3-D Secure within the checkout: the library shows the bank's page, and our server asks what came of it. [R7.91] */
export function BankPanel({ action, checkout }: BankPanelProps) {
  const submit = useSubmit()
  const bank = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!checkout || !bank.current) return
    const component = checkout.core.createFromAction(JSON.parse(action), {
      challengeWindowSize: '05',
      onAdditionalDetails: ({ data }: { readonly data: unknown }) =>
        submit({ intent: 'confirm-payment', details: JSON.stringify(data) }, { method: 'post' }),
      onError: () => setFailed(true),
    })
    component.mount(bank.current)
    return () => {
      component.unmount()
    }
  }, [action, checkout, submit])
  const cancel = () => void submit({ intent: 'cancel-payment' }, { method: 'post' })
  return (
    <Dialog title="Confirm with your bank" isOpen onClose={cancel} size="small">
      <div className={styles.panel}>
        {isFailed ? (
          <Notice tone="negative">Your bank’s page did not load. Cancel, and try again or pay another way.</Notice>
        ) : (
          <p className="mute small">
            Your bank asks whether it is you who pays. Nothing is charged before you confirm.
          </p>
        )}
        <div ref={bank} className={styles.bank} />
        <Button type="button" look="secondary" isWide onClick={cancel}>
          Cancel payment
        </Button>
      </div>
    </Dialog>
  )
}
