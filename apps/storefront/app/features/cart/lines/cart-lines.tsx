import { type RefObject, useRef, useState } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CartActionAnswer } from '../answers.ts'
import type { CartLine, CartView } from '../cart-model.ts'
import { cartVersion } from '../cart-version.ts'
import collectionStyles from '../collection/collection.module.css'
import { collectionHeading, StoreActions, StoreBar } from '../collection/collection-heading.tsx'
import { NomineeForm } from '../collection/nominee-form.tsx'
import { Together } from '../collection/together.tsx'
import type { Ways } from '../collection/way-choice.tsx'
import type { DeliveryGroup } from '../delivery-groups.ts'
import { itemsText } from '../items-text.ts'
import type { DeliveryEstimate } from '../summary/estimate.ts'
import { CartLineItem, type FocusTarget } from './cart-line-item.tsx'
import type { OpenedSizes } from './line-sizes.ts'
import styles from './lines.module.css'
import { RemovalBar } from './removal-bar.tsx'
import { entriesOf, type Removals } from './use-removals.ts'

const keyOf = ({ productSku, sizeUid }: Pick<CartLine, 'productSku' | 'sizeUid'>) => `${productSku} ${sizeUid ?? ''}`

const KINDS = ['clickncollect', 'delivery', 'email'] as const
type Kind = (typeof KINDS)[number]

const HOW: Readonly<Record<Kind, string>> = { delivery: 'by post', clickncollect: 'to collect', email: 'By email' }

const NAMES = new Intl.ListFormat('en-AU')

function destinationText({ kind, count, lineUids }: DeliveryGroup, { place, lines }: CartView): string {
  if (kind === 'delivery') return `${itemsText(count)} ${place ? `to ${place}` : 'in one parcel'}`
  const names = lines.flatMap(({ uid, giftCard }) => (giftCard && lineUids.includes(uid) ? giftCard.recipientName : []))
  return `Emailed to ${NAMES.format(new Set(names))}`
}

function CollectionHeading({ group, cartView }: { readonly group: DeliveryGroup; readonly cartView: CartView }) {
  const { title, text } = collectionHeading(group, cartView.store)
  return (
    <div className={`${styles.group} ${collectionStyles.tinted}`}>
      <Icon name="store" />
      <h2>
        {title}
        <span>{text}</span>
      </h2>
      <StoreActions />
    </div>
  )
}

function GroupHeading({
  group,
  cartView,
  estimated,
}: {
  readonly group: DeliveryGroup
  readonly cartView: CartView
  readonly estimated: string | undefined
}) {
  const { kind, promise } = group
  if (kind === 'clickncollect') return <CollectionHeading group={group} cartView={cartView} />
  const isPosted = kind === 'delivery'
  const when = promise ?? (isPosted ? estimated : undefined)
  return (
    <div className={styles.group}>
      <Icon name={isPosted ? 'truck' : 'gift'} />
      <h2>
        {isPosted ? (when ? `${when} by post` : 'By post') : HOW.email}
        <span>{destinationText(group, cartView)}</span>
      </h2>
      {isPosted ? <a href={cartView.address ? '/checkout?edit=details' : '#delivery'}>Change</a> : null}
    </div>
  )
}

interface CartLinesProps {
  readonly cartView: CartView
  readonly grounds: readonly (string | undefined)[]
  readonly estimate: DeliveryEstimate | undefined
  /** "I do" was chosen after another person was saved. */
  readonly isMe: boolean
  readonly opened: OpenedSizes | undefined
  readonly removals: Removals
  readonly answer: CartActionAnswer | undefined
}

type FocusRequest = RefObject<
  { readonly key: string; readonly what: FocusTarget; readonly way?: CartLine['way'] } | undefined
>

function GroupLines({
  kind,
  target,
  cartView,
  grounds,
  opened,
  removals,
  answer,
  ways,
  resized,
}: Omit<CartLinesProps, 'estimate' | 'isMe'> & {
  readonly kind: Kind
  readonly target: FocusRequest
  readonly ways: Ways | undefined
  readonly resized: Resized
}) {
  const uids = cartView.groups.find((group) => group.kind === kind)?.lineUids ?? []
  const lines = cartView.lines.filter(({ uid }) => uids.includes(uid))
  const entries = entriesOf(
    lines,
    removals.removals.filter(({ group }) => group === kind),
  )
  const requestFocus = (line: CartLine, what: FocusTarget, way?: CartLine['way']) => {
    target.current = { key: keyOf(line), what, way }
  }
  const takeFocusTarget = (line: CartLine) => {
    if (target.current?.key !== keyOf(line)) return undefined
    const { what, way } = target.current
    if (way && (way !== line.way || line.isGoneFromStore)) return undefined
    target.current = undefined
    return what
  }
  return (
    <ul aria-label="Bag items">
      {entries.map(({ line, removal }, at) =>
        removal ? (
          <RemovalBar
            key={`bar-${line.uid}`}
            removal={removal}
            onFail={(message) => {
              requestFocus(line, 'name')
              removals.fail(line.uid, removal.leaving, message)
            }}
            onClose={({ isBack, hadFocus }) => {
              const next = isBack ? line : (entries[at + 1] ?? entries[at - 1])?.line
              if (hadFocus && next) requestFocus(next, 'name')
              removals.close(line.uid)
            }}
          />
        ) : (
          <CartLineItem
            key={line.uid}
            line={line}
            version={cartVersion(cartView)}
            ground={grounds[cartView.lines.indexOf(line)]}
            opened={opened?.uid === line.uid ? opened : undefined}
            answer={answer?.uid === line.uid ? answer : undefined}
            failure={removals.failures.get(line.uid)}
            onLeave={(leaving) => removals.remove({ line, leaving, group: kind, at })}
            takeFocusTarget={takeFocusTarget}
            onSize={(sizeUid) => {
              requestFocus({ ...line, sizeUid }, 'size')
              resized.note({ ...line, sizeUid })
            }}
            ways={ways}
            onWay={(way) => requestFocus(line, 'way', way)}
            wayNotice={resized.noticeOf(line, ways?.store)}
          />
        ),
      )}
    </ul>
  )
}

/** A collected line whose size was changed; its choice is carried. [R4.48] */
function useResized() {
  const [key, setKey] = useState<string>()
  return {
    note: (line: CartLine) => setKey(line.way === 'clickncollect' ? keyOf(line) : undefined),
    noticeOf(line: CartLine, store: Ways['store']): string | undefined {
      if (!store || key !== keyOf(line) || line.problem) return undefined
      return line.way === 'clickncollect'
        ? `Collection updated for ${line.size}`
        : `${line.size} isn’t at ${store.town}, so it’s delivered`
    },
  }
}
type Resized = ReturnType<typeof useResized>

function waysOf(cartView: CartView, estimate: DeliveryEstimate | undefined): Ways {
  const delivery = cartView.groups.find(({ kind }) => kind === 'delivery')
  return {
    store: cartView.store,
    promise: delivery?.promise ?? estimate?.promise,
    deliveryCents: delivery?.dueCents ?? estimate?.cents,
  }
}

export function CartLines({ estimate, isMe, ...props }: CartLinesProps) {
  const { cartView, removals, answer } = props
  const { isCollectOffered } = useShop()
  const target: FocusRequest = useRef(undefined)
  const resized = useResized()
  const groupOf = (kind: Kind) => cartView.groups.find((group) => group.kind === kind)
  // Keeps a group rendered for the undo bar of its last line.
  const kinds = KINDS.filter((kind) => groupOf(kind) ?? removals.removals.some(({ group }) => group === kind))
  if (kinds.length === 0) return null
  const ways = isCollectOffered ? waysOf(cartView, estimate) : undefined
  const isCollected = kinds.includes('clickncollect')
  return (
    <div className={styles.groups}>
      {ways?.store && !isCollected ? <StoreBar store={ways.store} /> : null}
      {kinds.map((kind) => {
        const group = groupOf(kind)
        return (
          <section key={kind} className={styles.box} aria-label={HOW[kind]}>
            {group ? (
              <GroupHeading group={group} cartView={cartView} estimated={ways?.promise ?? estimate?.promise} />
            ) : null}
            <GroupLines kind={kind} {...{ target, ways, resized }} {...props} />
            {kind === 'clickncollect' ? <NomineeForm cartView={cartView} isMe={isMe} answer={answer?.nominee} /> : null}
          </section>
        )
      })}
      <Together cartView={cartView} promise={ways?.promise} />
    </div>
  )
}
