import { nounOf } from '@welt/brands/size-text'
import { formatCents } from '@welt/kit/money'
import type { ReactNode } from 'react'
import { HelpLine } from '#app/features/orders/help-line.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { dayText } from '../days.ts'
import { otherReturnMessages } from '../messages.ts'
import { viewPath } from '../paths.ts'
import { type ReturnsState, stateAfter } from '../returns-state.ts'
import { PIN_PATH, type Way } from '../ways.ts'
import { Barcode } from './barcode.tsx'
import { ParcelPointForm } from './parcel-point-form.tsx'
import { RefundBox } from './refund-box.tsx'
import type { ReturnView } from './return-view.ts'
import { StoreBox } from './store-box.tsx'
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

const ICONS: Readonly<Record<Way, ReactNode>> = {
  label: <Icon name="truck" sizePx={24} />,
  store: <Icon name="store" sizePx={24} />,
  parcel_point: <PathIcon path={PIN_PATH} sizePx={24} />,
}

const POST_OFFICES = { AU: 'Any Australia Post office', NZ: 'Any NZ Post shop' } as const

const SCANNED: Readonly<Record<Way, string>> = {
  label: 'Number of your parcel. It is on the label and on the slip too.',
  store: 'Show it at the counter. They scan it and find your return.',
  parcel_point: 'Show it at the parcel point.',
}

function By({ view: { way, sendBy, labelPath } }: { readonly view: ReturnView }) {
  const { name, country } = useShop()
  const post = labelPath ? `${POST_OFFICES[country]}, or a street box if it fits` : undefined
  const where = { label: post, store: `Any ${name} store`, parcel_point: undefined }[way]
  if (!sendBy) return null
  return (
    <header className={styles.band}>
      {ICONS[way]}
      <div>
        <h2>{BY[way](dayText(sendBy))}</h2>
        {where ? <p>{where}</p> : null}
      </div>
    </header>
  )
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
  const pdfPath = labelPath ?? slipPath
  const noun = nounOf(view.items.map(({ facts }) => facts))
  const [goods, box] = noun === 'pair' ? ['shoes', 'box'] : ['items', 'packaging']
  return (
    <div className={styles.todo}>
      {parcelPoint ? <ParcelPointForm point={parcelPoint} returnUid={view.uid} isSent={isGoing} /> : null}
      {way === 'label' && !labelPath ? null : <Barcode number={number} about={SCANNED[way]} />}
      {pdfPath ? (
        <div className={styles.buttons}>
          <ButtonLink href={pdfPath} target="_blank" rel="noopener">
            {labelPath ? 'Label and packing slip (PDF)' : 'Slip for the counter (PDF)'}
            <span className="visually-hidden">, opens in a new tab</span>
          </ButtonLink>
        </div>
      ) : null}
      <ol className={styles.todoList}>
        <li>{`Put the ${goods} in their ${box}${way === 'store' ? '' : ` and the ${box} in a bag or carton`}.`}</li>
        {slipPath ? (
          <li>
            Put the {labelPath ? 'packing slip' : 'slip'} inside. It says which {noun} is which.
          </li>
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
      {view.store ? <StoreBox store={view.store} /> : null}
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
        {reserved.map(({ uid, name, image, swap }) => (
          <li key={uid} className={styles.reserved}>
            {image ? <Picture src={image} alt="" sizes="72px" maxWidthPx={160} /> : null}
            <div>
              <strong>{name}</strong>
              <span className="mute small">{swap?.size}</span>
              {swap?.untilText ? (
                <span className={styles.until}>
                  <Icon name="tick" sizePx={16} /> Until {swap.untilText}
                </span>
              ) : null}
            </div>
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
  const isOnScan = view.isSwappedOnScan && view.way !== 'store' && reserved.length > 0
  const check = totalCents > 0 ? ` and refund ${formatCents(totalCents)}. Your bank needs 3 to 5 working days` : ''
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <dl>
        <div>
          <dt>{isOnScan ? 'When it is scanned' : 'When it is here'}</dt>
          <dd>
            {isOnScan ? '' : 'We email you'}
            {sizes && !isOnScan ? ', and ' : ''}
            {sizes ? `${sizes} ${reserved.length > 1 ? 'leave' : 'leaves'} us` : ''}.
          </dd>
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
            <By view={view} />
            <WhatToDo view={view} isGoing={isGoing} />
            {view.isFaultOnly ? <p>{otherReturnMessages.ourFault}</p> : null}
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
