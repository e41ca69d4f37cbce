import { formatCents } from '@welt/kit/money'
import { HelpLine } from '#app/features/orders/help-line.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { dayText } from '../days.ts'
import { viewPath } from '../paths.ts'
import { type ReturnsState, stateAfter } from '../returns-state.ts'
import type { Way } from '../ways.ts'
import { ParcelPointForm } from './parcel-point-form.tsx'
import { RefundBox } from './refund-box.tsx'
import type { ReturnView } from './return-view.ts'
import styles from './view.module.css'
import { WayBox } from './way-box.tsx'

const HEADINGS: Readonly<Record<Way, string>> = {
  label: 'Now post your parcel.',
  store: 'Now bring it to a store.',
  parcel_point: 'Now drop off your parcel.',
}

const BY: Readonly<Record<Way, (day: string) => string>> = {
  label: (day) => `Post it by ${day}`,
  store: (day) => `Bring it by ${day}`,
  parcel_point: (day) => `Drop it off by ${day}`,
}

/** Where to post it, if the server sends it. */
function PostIt({ postTo }: Pick<ReturnView, 'postTo'>) {
  if (postTo) return <li>Post it to {postTo}.</li>
  return (
    <li>
      Ask us where to post it: <a href="/contact">write to us</a> or call.
    </li>
  )
}

function WhatToDo({ view, isGoing }: { readonly view: ReturnView; readonly isGoing: boolean }) {
  const { way, number, labelPath, slipPath, parcelPoint } = view
  return (
    <div className={styles.todo}>
      {parcelPoint ? <ParcelPointForm point={parcelPoint} returnUid={view.uid} isSent={isGoing} /> : null}
      {labelPath || slipPath ? (
        <div className={styles.buttons}>
          {labelPath ? (
            <ButtonLink href={labelPath} target="_blank" rel="noopener">
              Label (PDF)<span className="visually-hidden">, opens in a new tab</span>
            </ButtonLink>
          ) : null}
          {slipPath ? (
            <ButtonLink href={slipPath} target="_blank" rel="noopener" look={labelPath ? 'secondary' : 'primary'}>
              Packing slip (PDF)<span className="visually-hidden">, opens in a new tab</span>
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <ol className={styles.todoList}>
        <li>Put the shoes in their box{way === 'store' ? '.' : ' and the box in a bag or carton.'}</li>
        {slipPath ? (
          <li>Put the packing slip inside. It says which pair is which.</li>
        ) : (
          <li>Put a note with the number {number} inside.</li>
        )}
        {labelPath ? <li>Stick the label outside, over the old one.</li> : null}
        {way === 'label' && !labelPath ? <PostIt postTo={view.postTo} /> : null}
        {way === 'store' ? (
          <li>
            Hand it in at <a href="/store-locator">any of our stores</a>.
          </li>
        ) : null}
      </ol>
    </div>
  )
}

/** Pairs reserved for those that come back. */
function ReservedSwaps({ items }: Pick<ReturnView, 'items'>) {
  const reserved = items.filter(({ swap }) => swap?.state === 'HELD')
  if (reserved.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="reserved">
      <h2 id="reserved">Held for you</h2>
      <ul>
        {reserved.map(({ uid, name, swap }) => (
          <li key={uid}>
            <strong>{name}</strong>, {swap?.size}
            {swap?.untilText ? `, until ${swap.untilText}` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Next({ view }: { readonly view: ReturnView }) {
  const reserved = view.items.flatMap(({ swap }) => (swap?.state === 'HELD' ? swap : []))
  const sizes = reserved.map(({ size }) => size).join(' and ')
  const until = reserved[0]?.until
  const { totalCents } = view.refund
  const check = totalCents > 0 ? ` and refund ${formatCents(totalCents)}. Your bank needs 3 to 5 working days` : ''
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <dl>
        <div>
          <dt>When it is here</dt>
          <dd>We email you{sizes ? `, and ${sizes} ${reserved.length > 1 ? 'leave' : 'leaves'} us` : ''}.</dd>
        </div>
        <div>
          <dt>Within 2 working days</dt>
          <dd>We check the shoes{check}.</dd>
        </div>
        {until ? (
          <div>
            <dt>After {dayText(until)}</dt>
            <dd>
              We stop holding {sizes}. The return stays open{view.sendBy ? ` until ${dayText(view.sendBy)}` : ''} and
              becomes a refund if {reserved.length > 1 ? 'they are' : 'it is'} sold out then.
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}

/** State after sending: ids, items and the parcel point. [R4.69, R4.70] */
function sentState({ uid, number, orderNumber, items, parcelPoint }: ReturnView): ReturnsState {
  const made = { uid, number, items: items.map((item) => ({ uid: item.uid, quantity: item.quantity })), parcelPoint }
  return stateAfter([
    { type: 'order-found', order: { number: orderNumber, uid: '', guestEmail: undefined, items: [] } },
    { type: 'return-made', made },
  ])
}

/** What to do now and by when; a reload shows the same. */
export function SentPage({
  view,
  isGoing,
}: {
  readonly view: ReturnView
  /** On the way to the parcel point's page. */
  readonly isGoing: boolean
}) {
  const { webReturnId, lastOrderId } = sentState(view)
  const isWaiting = view.status === 'PENDING' || view.status === 'UNCONFIRMED'
  return (
    <>
      <header className={styles.sent}>
        <span className={styles.sentTick}>
          <Icon name="tick" sizePx={26} />
        </span>
        <div>
          <h1>{isWaiting ? 'We have your return.' : HEADINGS[view.way]}</h1>
          <p>
            Return <strong>{webReturnId}</strong> <span className="mute">for order {lastOrderId}</span>
          </p>
          <p className="mute">We email the same to {view.email}.</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-label="What to do now">
            {view.sendBy ? <h2>{BY[view.way](dayText(view.sendBy))}</h2> : null}
            <WhatToDo view={view} isGoing={isGoing} />
          </section>
          <Next view={view} />
        </div>
        <aside className={styles.side} aria-label="Refund">
          <ReservedSwaps items={view.items} />
          <RefundBox view={view} />
          <WayBox view={view} />
          <HelpLine />
          <p>
            <a href={viewPath(view.uid)}>See this return</a>
          </p>
        </aside>
      </div>
    </>
  )
}
