import { Form } from 'react-router'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { dayText, fullDayText } from '../days.ts'
import { MessagesSection } from './messages-section.tsx'
import { ParcelPointForm } from './parcel-point-form.tsx'
import { RefundBox } from './refund-box.tsx'
import type { ReturnView } from './return-view.ts'
import { StateTexts } from './state-texts.tsx'
import { StepsList } from './steps-list.tsx'
import styles from './view.module.css'

const EXCHANGE_TEXTS = {
  HELD: (size: string, until: string | undefined) =>
    `Swap for size ${size}${until ? `, held for you until ${dayText(until)}` : ''}`,
  LAPSED: (size: string) => `Size ${size} is no longer held, you get a refund`,
  SENT: (size: string) => `Swapped for size ${size}`,
  ENDED: (size: string) => `Size ${size} is no longer held`,
} as const

type Item = ReturnView['items'][number]

function outcomeOf({ exchange, isRejected, rejectReason }: Item): string | undefined {
  if (isRejected) return `Not accepted${rejectReason ? `: ${rejectReason}` : ''}`
  return exchange ? EXCHANGE_TEXTS[exchange.state](exchange.size, exchange.reservedUntil) : undefined
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const outcome = outcomeOf(item)
        return (
          <li key={item.uid}>
            {item.image ? <Picture src={item.image} alt="" sizes="80px" maxWidthPx={160} /> : <span />}
            <div>
              <p>
                <strong>{item.name}</strong>
              </p>
              <p className="mute small">
                {item.facts}, {item.quantity === 1 ? '1 pair' : `${item.quantity} pairs`}
              </p>
              <p className="small">{item.reason}</p>
              {outcome ? <p className="small">{outcome}</p> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Papers({ view }: { readonly view: ReturnView }) {
  return (
    <ul className={styles.papers}>
      {view.labelPath ? (
        <li>
          <a href={view.labelPath} target="_blank" rel="noopener">
            Label (PDF)<span className="visually-hidden"> of return {view.number}, opens in a new tab</span>
          </a>
        </li>
      ) : null}
      {view.slipPath ? (
        <li>
          <a href={view.slipPath} target="_blank" rel="noopener">
            Packing slip (PDF)<span className="visually-hidden"> of return {view.number}, opens in a new tab</span>
          </a>
        </li>
      ) : null}
    </ul>
  )
}

function CancelReturn({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <details className={styles.cancel} open={answer !== undefined}>
      <summary>Cancel return</summary>
      <Form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <ProblemNotice answer={answer} />
        <p>Don’t want to send it back after all? Nothing is refunded, and you can start a new return later.</p>
        <Button look="secondary" isSmall>
          Cancel this return
        </Button>
      </Form>
    </details>
  )
}

function Help() {
  const { helpPhone } = useShop()
  return (
    <p className="small">
      Something wrong? <a href="/contact">Write to us</a> or call{' '}
      <a href={`tel:${helpPhone.replaceAll(' ', '')}`}>{helpPhone}</a>.
    </p>
  )
}

/** The same for customers and guests. [R2.17] */
export function ViewPage({
  view,
  orderPath,
  isCustomer,
  answer,
}: {
  readonly view: ReturnView
  readonly orderPath: string
  readonly isCustomer: boolean
  readonly answer: FormAnswer | undefined
}) {
  const answerOf = (intent: string) => (answer?.intent === intent ? answer : undefined)
  return (
    <>
      {isCustomer ? (
        <a href="/customer/returns" className={styles.back}>
          <Icon name="chevron-left" sizePx={18} />
          Your returns
        </a>
      ) : null}
      <header className={styles.head}>
        <h1>Return {view.number}</h1>
        <p className="mute">
          For <a href={orderPath}>order {view.orderNumber}</a>, asked for on {fullDayText(view.createdOn)}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-label="State">
            <StateTexts view={view} isHeading />
            {view.parcelPoint && view.steps.every(({ day }, index) => index === 0 || !day) ? (
              <ParcelPointForm point={view.parcelPoint} returnUid={view.uid} />
            ) : null}
            <StepsList steps={view.steps} isRow />
            <Items items={view.items} />
          </section>
          <MessagesSection view={view} answer={answerOf('comment')} />
        </div>
        <aside className={styles.side} aria-label="Refund and papers">
          <RefundBox view={view} />
          <Papers view={view} />
          {view.isCancelable ? <CancelReturn answer={answerOf('cancel')} /> : null}
          <Help />
        </aside>
      </div>
    </>
  )
}
