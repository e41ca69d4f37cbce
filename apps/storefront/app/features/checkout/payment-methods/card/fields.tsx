import { formatCents } from '@welt/kit/money'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { useScripted } from '#app/ui/hooks/use-scripted.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../../checkout.module.css'
import { OrderFields } from '../order-fields.tsx'
import type { ScriptedFieldsProps } from '../payment-method.ts'
import { isUnderWay, noticeOf } from './card-frame.ts'
import { useCardFrame } from './use-card-frame.ts'
import { useCardSubmit } from './use-card-submit.ts'
import { usePress } from './use-press.ts'

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
function FramePlaceholder({ totalCents }: { readonly totalCents: number }) {
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

function useFrameUrl(frameUrl: string, sessionId: string | undefined): string {
  const shop = useShop()
  const session = sessionId ? `&session=${encodeURIComponent(sessionId)}` : ''
  const url = `${frameUrl}/card-frame?site=${shop.id}&origin=${encodeURIComponent(shop.origin)}${session}`
  // The session changes on every load, but the frame contains typed input and must not reload.
  return useRef(url).current
}

function FramedCard({ frameUrl, sessionId, version, ...order }: ScriptedFieldsProps) {
  const src = useFrameUrl(frameUrl, sessionId)
  const card = useCardFrame(src)
  const { frame, state, dispatch, heightPx } = card
  const form = useRef<HTMLFormElement>(null)
  useCardSubmit(form, card)
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
      <OrderFields {...order} />
      <iframe
        ref={frame}
        title="Card details"
        src={src}
        className={styles.frame}
        style={heightPx === undefined ? {} : { height: `${heightPx}px` }}
      />
      {notice === undefined ? null : <Notice tone="negative">{notice}</Notice>}
      <Button isBusy={isBusy} isWide {...pointer}>
        {isBusy ? 'Placing your order …' : placeText(order.totalCents)}
      </Button>
      <Secure />
    </Form>
  )
}

export function CardFields(props: ScriptedFieldsProps) {
  return useScripted() ? <FramedCard {...props} /> : <FramePlaceholder totalCents={props.totalCents} />
}
