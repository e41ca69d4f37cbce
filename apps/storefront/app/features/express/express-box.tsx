import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'
import { hasApplePay } from './apple-pay.ts'
import styles from './express.module.css'
import type { ExpressGoods } from './express-answer.ts'
import { ExpressButtons } from './express-buttons.tsx'
import { expressMessages } from './messages.ts'
import { type OpenWallets, openWallets } from './open-wallets.ts'

interface ExpressBoxProps {
  readonly goods: ExpressGoods
  readonly onMissing?: (() => void) | undefined
  /** The button that was pressed before the code was loaded; '' for none. */
  readonly pressed: string
}

interface BoxState {
  readonly problem?: string
  /** Each failure mounts PayPal's button again. */
  readonly failures?: number
  readonly status?: string
  /** Leads to the success page. [R4.84] */
  readonly isPlaced?: true
}

function useWallets(goods: ExpressGoods) {
  const [state, setState] = useState<BoxState>({})
  const [wallets, setWallets] = useState<OpenWallets>()
  const current = useRef(goods)
  current.current = goods
  useEffect(() => {
    let isOver = false
    const show = (next: BoxState) => !isOver && setState(next)
    const events = {
      onPlaced: () => show({ isPlaced: true }),
      onCancelled: () => show({ status: expressMessages.cancelled }),
      onProblem: (problem: string) => !isOver && setState(({ failures = 0 }) => ({ problem, failures: failures + 1 })),
    }
    openWallets(() => current.current, events).then(
      (opened) => !isOver && setWallets(opened),
      () => show({ problem: expressMessages.notLoaded }),
    )
    return () => {
      isOver = true
    }
  }, [])
  useEffect(() => {
    if (state.isPlaced) location.assign('/checkout/success')
  }, [state.isPlaced])
  return { state, setState, wallets }
}

/** PayPal's own; mounted again after a failure, which otherwise leaves its spinner. */
function PaypalButton({ wallets }: { readonly wallets: OpenWallets }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? wallets.mountPaypal(place.current) : undefined), [wallets])
  return <div ref={place} className={styles.own} />
}

/** The wallets' own buttons; the shopper sees every price before approving. [R1.35, R4.84] */
export function ExpressBox({ goods, onMissing, pressed }: ExpressBoxProps) {
  const { state, setState, wallets } = useWallets(goods)
  const isReady = wallets !== undefined && !onMissing
  const press = (wallet: string) => {
    setState(({ failures = 0 }) => ({ failures }))
    if (onMissing) return onMissing()
    if (wallet === 'applepay' && wallets?.has('applepay')) wallets.payByApple()
  }
  const pressFirst = useEffectEvent(() => pressed && press(pressed))
  useEffect(() => {
    if (wallets) pressFirst()
  }, [wallets])
  return (
    <>
      <div role="alert">{state.problem && <FieldError id="express-error">{state.problem}</FieldError>}</div>
      <div className={styles.mounted} data-ready={isReady || undefined}>
        <ExpressButtons isApplePayOffered={hasApplePay() && wallets?.has('applepay') !== false} onPress={press} />
        {isReady && wallets.has('paypal') && <PaypalButton key={state.failures} wallets={wallets} />}
      </div>
      <p role="status" className="small">
        {state.status}
      </p>
    </>
  )
}
