import { type RefObject, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { CartActionAnswer } from '../answers.ts'
import type { CartLine, CartView } from '../cart-model.ts'
import { cartVersion } from '../cart-version.ts'
import type { DeliveryGroup } from '../delivery-groups.ts'
import { itemsText } from '../items-text.ts'
import { CartLineItem, type FocusTarget } from './cart-line-item.tsx'
import type { OpenedSizes } from './line-sizes.ts'
import styles from './lines.module.css'
import { RemovalBar } from './removal-bar.tsx'
import { entriesOf, type Removals } from './use-removals.ts'

const keyOf = ({ productSku, sizeUid }: Pick<CartLine, 'productSku' | 'sizeUid'>) => `${productSku} ${sizeUid ?? ''}`

const KINDS = ['delivery', 'clickncollect', 'email'] as const
type Kind = (typeof KINDS)[number]

const HOW: Readonly<Record<Kind, string>> = { delivery: 'by post', clickncollect: 'to collect', email: 'By email' }

const NAMES = new Intl.ListFormat('en-AU')

function destinationText({ kind, count, lineUids }: DeliveryGroup, { place, lines }: CartView): string {
  if (kind === 'delivery') return `${itemsText(count)} ${place ? `to ${place}` : 'in one parcel'}`
  if (kind === 'clickncollect') return `${itemsText(count)} at the store`
  const names = lines.flatMap(({ uid, giftCard }) => (giftCard && lineUids.includes(uid) ? giftCard.recipientName : []))
  return `Emailed to ${NAMES.format(new Set(names))}`
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
  const isPosted = kind === 'delivery'
  const when = promise ?? (isPosted ? estimated : undefined)
  return (
    <div className={styles.group}>
      <Icon name={isPosted ? 'truck' : kind === 'email' ? 'gift' : 'store'} />
      <h2>
        {isPosted ? (when ? `${when} by post` : 'By post') : HOW[kind]}
        <span>{destinationText(group, cartView)}</span>
      </h2>
      {isPosted ? <a href={cartView.address ? '/checkout?edit=details' : '#delivery'}>Change</a> : null}
    </div>
  )
}

interface CartLinesProps {
  readonly cartView: CartView
  readonly grounds: readonly (string | undefined)[]
  readonly promise: string | undefined
  readonly opened: OpenedSizes | undefined
  readonly removals: Removals
  readonly answer: CartActionAnswer | undefined
}

type FocusRequest = RefObject<{ readonly key: string; readonly what: FocusTarget } | undefined>

function GroupLines({
  kind,
  target,
  cartView,
  grounds,
  opened,
  removals,
  answer,
}: Omit<CartLinesProps, 'promise'> & { readonly kind: Kind; readonly target: FocusRequest }) {
  const uids = cartView.groups.find((group) => group.kind === kind)?.lineUids ?? []
  const lines = cartView.lines.filter(({ uid }) => uids.includes(uid))
  const entries = entriesOf(
    lines,
    removals.removals.filter(({ group }) => group === kind),
  )
  const requestFocus = (line: CartLine, what: FocusTarget) => {
    target.current = { key: keyOf(line), what }
  }
  const takeFocusTarget = (line: CartLine) => {
    if (target.current?.key !== keyOf(line)) return undefined
    const { what } = target.current
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
            onSize={(sizeUid) => requestFocus({ ...line, sizeUid }, 'size')}
          />
        ),
      )}
    </ul>
  )
}

export function CartLines(props: CartLinesProps) {
  const { cartView, promise, removals } = props
  const target: FocusRequest = useRef(undefined)
  const groupOf = (kind: Kind) => cartView.groups.find((group) => group.kind === kind)
  // Keeps a group rendered for the undo bar of its last line.
  const kinds = KINDS.filter((kind) => groupOf(kind) ?? removals.removals.some(({ group }) => group === kind))
  if (kinds.length === 0) return null
  return (
    <div className={styles.groups}>
      {kinds.map((kind) => {
        const group = groupOf(kind)
        return (
          <section key={kind} className={styles.box} aria-label={HOW[kind]}>
            {group ? <GroupHeading group={group} cartView={cartView} estimated={promise} /> : null}
            <GroupLines kind={kind} target={target} {...props} />
          </section>
        )
      })}
    </div>
  )
}
