import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../payment-methods/card/card.module.css'
import type { Checkout } from '../payment-methods/card/secured-fields.ts'

interface BankDialogProps {
  /** JSON of the payment service's action. */
  readonly action: string
  readonly checkout: Checkout | undefined
  /** Opaque answer of the bank, for the payment service. */
  readonly onDetails: (data: BankDetails) => void
  readonly onCancel: () => void
}

/** Types of the payment service's library. */
export interface BankDetails {
  readonly details: object
  readonly paymentData?: string
}

/** The library shows the bank's page. */
export function BankDialog({ action, checkout, onDetails, onCancel }: BankDialogProps) {
  const bank = useRef<HTMLDivElement>(null)
  const answered = useRef(onDetails)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    answered.current = onDetails
  })
  useEffect(() => {
    if (!checkout || !bank.current) return
    const component = checkout.core.createFromAction(JSON.parse(action), {
      challengeWindowSize: '05',
      onAdditionalDetails: ({ data }: { readonly data: BankDetails }) => answered.current(data),
      onError: () => setFailed(true),
    })
    component.mount(bank.current)
    return () => {
      component.unmount()
    }
  }, [action, checkout])
  return (
    <Dialog title="Confirm with your bank" isOpen onClose={onCancel} size="small">
      <div className={styles.panel}>
        {isFailed ? (
          <Notice tone="negative">Your bank’s page did not load. Cancel, and try again or pay another way.</Notice>
        ) : (
          <p className="mute small">Your bank wants to check that it’s you. Nothing is charged until you confirm.</p>
        )}
        <div ref={bank} className={styles.bank} />
        <Button type="button" look="secondary" isWide onClick={onCancel}>
          Cancel payment
        </Button>
      </div>
    </Dialog>
  )
}
