import { formatCents } from '@welt/kit/money'
import { type FormEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { CARD_BRANDS, type PaymentMethod } from '#app/session/site/payment-methods.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { useWhileSame } from '#app/ui/while-same.ts'
import styles from '../checkout.module.css'
import type { PaymentStart } from '../checkout.server.ts'
import { checkoutMessages } from '../messages.ts'
import { isUnderWay, noticeOf } from '../payment-methods/card/card-frame.ts'
import { useCardFrame } from '../payment-methods/card/use-card-frame.ts'

const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = { scheme: 'Credit or debit card' }

/** In CSS pixels. */
const SLIP_PX = 10

/**
 * Handles presses without a click: leaving the last card field can show an error that moves the button between pointer
 * down and up.
 */
function usePress(onPress: () => void) {
  const begun = useRef<readonly [x: number, y: number] | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      begun.current = event.isPrimary && event.button === 0 ? [event.clientX, event.clientY] : undefined
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
      const [x, y] = begun.current ?? [Number.POSITIVE_INFINITY, 0]
      begun.current = undefined
      if (Math.hypot(clientX - x, clientY - y) <= SLIP_PX) onPress()
    },
  }
}

interface PaymentStepProps {
  readonly start: PaymentStart
  readonly totalCents: number
  /** Undefined: cards are entered on the payment service's own page. */
  readonly frameUrl: string | undefined
  readonly idempotencyKey: string
  readonly version: string
}

interface FramedPaymentProps {
  readonly method: PaymentMethod
  readonly idempotencyKey: string
  readonly totalCents: number
  readonly frameUrl: string
  readonly sessionId: string | undefined
  readonly version: string
}

function OrderFields({
  method,
  idempotencyKey,
  totalCents,
}: Pick<FramedPaymentProps, 'method' | 'idempotencyKey' | 'totalCents'>) {
  return (
    <>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="payment_method" value={method} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="shown_total" value={totalCents} />
    </>
  )
}

/** Without scripts or a card frame. */
function HostedPayment({
  method,
  idempotencyKey,
  totalCents,
}: Pick<FramedPaymentProps, 'method' | 'idempotencyKey' | 'totalCents'>) {
  return (
    <Form method="post" className={styles.form} reloadDocument>
      <OrderFields method={method} idempotencyKey={idempotencyKey} totalCents={totalCents} />
      <p>You enter your card on our payment service’s secure page and come back here.</p>
      <Button isWide>Pay {formatCents(totalCents)} on the secure page</Button>
    </Form>
  )
}

const placeText = (totalCents: number) => `Place order · ${formatCents(totalCents)}`

function Secure() {
  return (
    <p className={`mute small ${styles.secure}`}>
      <Icon name="lock" sizePx={16} />
      Card details go straight to our payment service and never pass through this shop.
    </p>
  )
}

/** Avoids a layout shift before scripts run. */
function PlaceOfFrame({ totalCents }: { readonly totalCents: number }) {
  return (
    <div className={`with-scripts ${styles.form} ${styles.unseen}`} aria-hidden="true">
      <div className={styles.frame} />
      <Button type="button" isWide>
        {placeText(totalCents)}
      </Button>
      <Secure />
    </div>
  )
}

function FramedPayment({ method, idempotencyKey, totalCents, frameUrl, sessionId, version }: FramedPaymentProps) {
  const shop = useShop()
  const source = `${frameUrl}/card-frame?site=${shop.id}&origin=${encodeURIComponent(shop.origin)}${sessionId ? `&session=${encodeURIComponent(sessionId)}` : ''}`
  // The session changes on every load, but the frame contains typed input and must not reload.
  const src = useRef(source).current
  const { frame, state, dispatch, heightPx } = useCardFrame(src)
  const submit = useSubmit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    if (state.kind !== 'sending' || !form.current) return
    const body = new FormData(form.current)
    body.set('state_data', state.stateData)
    wasSending.current = true
    submit(body, { method: 'post' })
  }, [state, submit])
  useEffect(() => {
    if (navigation.state !== 'idle' || !wasSending.current) return
    wasSending.current = false
    dispatch({ type: 'answered' })
  }, [navigation.state, dispatch])
  const isBusy = isUnderWay(state)
  const notice = useWhileSame(noticeOf(state), version)
  // A press also submits the form; `payStep` ignores the second event.
  const press = () => dispatch({ type: 'pressed' })
  const pointer = usePress(press)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return (
    <Form method="post" className={styles.form} ref={form} onSubmit={submitted}>
      <OrderFields method={method} idempotencyKey={idempotencyKey} totalCents={totalCents} />
      <iframe
        ref={frame}
        title="Card details"
        src={src}
        className={styles.frame}
        style={heightPx === undefined ? {} : { height: `${heightPx}px` }}
      />
      {notice === undefined ? null : <Notice tone="negative">{notice}</Notice>}
      <Button isBusy={isBusy} isWide {...pointer}>
        {isBusy ? 'Placing your order …' : placeText(totalCents)}
      </Button>
      <Secure />
    </Form>
  )
}

export function PaymentStep({ start, totalCents, frameUrl, idempotencyKey, version }: PaymentStepProps) {
  const isScripted = useScripted()
  const { selected, session } = start
  if (start.problem || !selected) {
    return (
      <Notice tone="negative" title={start.problem ?? checkoutMessages.adyenPaymentMethods}>
        You haven’t been charged, and your bag is saved. <a href="/checkout">Try again</a> in a moment, or call us.
      </Notice>
    )
  }
  const hosted = <HostedPayment method={selected} idempotencyKey={idempotencyKey} totalCents={totalCents} />
  return (
    <fieldset className={styles.group}>
      <legend>Payment method</legend>
      <div className={styles.radios}>
        {start.methods.map(({ type, brands }) => (
          <label key={type} className={styles.radio}>
            <input type="radio" name="payment" value={type} defaultChecked={type === selected} />
            <span>
              <strong>{METHOD_NAMES[type]}</strong>
              <span className="mute small">{brands.map((brand) => CARD_BRANDS[brand] ?? brand).join(', ')}</span>
            </span>
            <Icon name="card" />
          </label>
        ))}
      </div>
      {frameUrl && isScripted ? (
        <FramedPayment
          method={selected}
          idempotencyKey={idempotencyKey}
          totalCents={totalCents}
          frameUrl={frameUrl}
          sessionId={session?.sessionID}
          version={version}
        />
      ) : null}
      {frameUrl && !isScripted ? <PlaceOfFrame totalCents={totalCents} /> : null}
      {frameUrl ? <noscript>{hosted}</noscript> : hosted}
    </fieldset>
  )
}
