import { Form } from 'react-router'
import { HelpLine } from '#app/features/orders/help-line.tsx'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { fullDayText } from '../days.ts'
import { pairsText } from '../pairs-text.ts'
import { orderPath as pathOfOrder } from '../paths.ts'
import { MessagesSection } from './messages-section.tsx'
import { ParcelPointForm } from './parcel-point-form.tsx'
import { RefundBox } from './refund-box.tsx'
import { type ReturnView, type SwapView, swapText } from './return-view.ts'
import { StateTexts } from './state-texts.tsx'
import { StepsList } from './steps-list.tsx'
import styles from './view.module.css'
import { WayBox } from './way-box.tsx'

type Item = ReturnView['items'][number]

const outcomeOf = ({ isRejected, rejectReason }: Item) =>
  isRejected ? `Not accepted${rejectReason ? `: ${rejectReason}` : ''}` : undefined

/** A guest's swap opens by the link of its own mail. */
function Swap({ swap, isCustomer }: { readonly swap: SwapView; readonly isCustomer: boolean }) {
  const text = swapText(swap)
  if (!text) return null
  const { orderNumber } = swap
  return (
    <p className={`small ${styles.swapped}`}>
      <Icon name={swap.state === 'LAPSED' ? 'alert' : 'tick'} sizePx={16} />
      <span>
        {text} {orderNumber && isCustomer ? <a href={pathOfOrder(orderNumber, true)}>Order {orderNumber}</a> : null}
        {orderNumber && !isCustomer ? `It’s order ${orderNumber}; we email you when it leaves.` : null}
      </span>
    </p>
  )
}

/** Each opens in full. */
function Photos({ item: { name, photos } }: { readonly item: Item }) {
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos} aria-label={`Your photos of ${name}`}>
      {photos.map((path, i) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noopener">
            <img
              src={path}
              alt={`${name}, ${i + 1} of ${photos.length}, opens in a new tab`}
              loading="lazy"
              width={88}
              height={88}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Items({ items, isCustomer }: { readonly items: readonly Item[]; readonly isCustomer: boolean }) {
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
                {item.facts}, {pairsText(item.quantity, [item.facts])}
              </p>
              <p className="small">{item.reason}</p>
              {outcome ? <p className="small">{outcome}</p> : null}
              <Photos item={item} />
              {item.swap ? <Swap swap={item.swap} isCustomer={isCustomer} /> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function NewLabel({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="label" />
      <ProblemNotice answer={answer} />
      <Button look="secondary" isSmall>
        Get a new label
      </Button>
    </Form>
  )
}

function Papers({ view }: { readonly view: ReturnView }) {
  if (view.isLabelExpired) return null
  if (!view.labelPath) return null
  return (
    <ul className={styles.papers}>
      <li>
        <a href={view.labelPath} target="_blank" rel="noopener">
          Label and packing slip (PDF)
          <span className="visually-hidden"> of return {view.number}, opens in a new tab</span>
        </a>
      </li>
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
        <p>
          Don’t want to send it back after all? Nothing is refunded or swapped, and you can start a new return later.
        </p>
        <Button look="secondary" isSmall>
          Cancel this return
        </Button>
      </Form>
    </details>
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
          For <a href={orderPath}>order {view.orderNumber}</a>, requested on {fullDayText(view.createdOn)}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-label="State">
            <StateTexts view={view} isHeading />
            <StepsList steps={view.steps} isRow />
            <Items items={view.items} isCustomer={isCustomer} />
          </section>
          <MessagesSection view={view} answer={answerOf('comment')} />
        </div>
        <aside className={styles.side} aria-label="Refund and papers">
          <RefundBox view={view} />
          <WayBox view={view}>
            {view.parcelPoint && view.steps.every(({ day }, index) => index === 0 || !day) ? (
              <ParcelPointForm point={view.parcelPoint} returnUid={view.uid} />
            ) : null}
            <Papers view={view} />
            {view.isLabelExpired ? <NewLabel answer={answerOf('label')} /> : null}
          </WayBox>
          {view.isCancelable ? <CancelReturn answer={answerOf('cancel')} /> : null}
          <HelpLine />
        </aside>
      </div>
    </>
  )
}
