import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './checking-payment.module.css'

const RECHECK_MS = 3000
const LONG_MS = 120_000
const REFRESH_SECONDS = 5

/** Checks again after each answer, until the page is left. */
function useRecheck(): boolean {
  const { revalidate } = useRevalidator()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    let isOver = false
    let next: ReturnType<typeof setTimeout>
    const wait = () => {
      if (!isOver) next = setTimeout(look, RECHECK_MS)
    }
    const look = () => void revalidate().then(wait, wait)
    wait()
    const waiting = setTimeout(() => setLong(true), LONG_MS)
    return () => {
      isOver = true
      clearTimeout(next)
      clearTimeout(waiting)
    }
  }, [revalidate])
  return isLong
}

interface CheckingPaymentProps {
  /** Asks the payment service again. */
  readonly again: string
  readonly email?: string | undefined
  readonly number?: string | undefined
  /** "Visa ending 1111, $288.00". */
  readonly paying?: string | undefined
  /** What the page shows once the order is confirmed. */
  readonly follows?: string | undefined
  readonly children?: ReactNode
}

function Steps({ paying, follows = 'You’ll see it here' }: Pick<CheckingPaymentProps, 'paying' | 'follows'>) {
  return (
    <ol className={styles.steps}>
      <li data-state="done">
        <span className={styles.tick}>
          <Icon name="tick" sizePx={20} />
        </span>
        <strong>Order received</strong>
        <span className="mute small">Everything in it is held for you</span>
      </li>
      <li data-state="now" aria-current="step">
        <strong>Waiting for your bank</strong>
        {paying ? <span className="mute small">{paying}</span> : null}
      </li>
      <li>
        <strong>Order confirmed</strong>
        <span className="mute small">{follows}</span>
      </li>
    </ol>
  )
}

function Ring() {
  return (
    <span className={styles.ring} aria-hidden="true">
      <Icon name="card" />
    </span>
  )
}

/** The fixed sentence, and what happens meanwhile; nothing to press. [R7.86, R7.91] */
export function CheckingPayment({ again, email, number, paying, follows, children }: CheckingPaymentProps) {
  const { helpPhone, helpPhoneUrl } = useShop()
  const isLong = useRecheck()
  const mailed = email ? <strong>{email}</strong> : 'you'
  return (
    <div className={`container ${styles.page}`} data-checking>
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <div className={styles.main}>
        <Ring />
        <h1>
          We are checking your payment. <span>Please do not pay again.</span>
        </h1>
        <p role="status">
          {isLong ? (
            'Still no answer. You can close this page, we will email you.'
          ) : (
            <>
              Your bank is taking longer than usual to answer. This page updates by itself, usually within a minute. You
              can close it: we will email {mailed} either way.
            </>
          )}
        </p>
        <Steps paying={paying} follows={follows} />
        <div className={styles.box}>
          <Icon name="lock" sizePx={20} />
          <p>
            <strong>If it does not go through</strong>
            <span>You won’t be charged, your gift cards are restored, and your bag stays as it is.</span>
          </p>
        </div>
        <p className="mute small">
          {number ? (
            <>
              Order <span data-order-number={number}>{number}</span>.{' '}
            </>
          ) : null}
          Questions? <a href={helpPhoneUrl}>{helpPhone}</a>.{' '}
          <noscript>
            <a href={again}>Check again</a>
          </noscript>
        </p>
      </div>
      {children}
    </div>
  )
}
