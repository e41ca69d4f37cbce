import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { CartActionAnswer } from '../answers.ts'
import type { CartLine, CartView } from '../cart-model.ts'
import { CartLineItem, type FocusWish } from './cart-line-item.tsx'
import styles from './lines.module.css'
import { RemovalBar } from './removal-bar.tsx'
import { entriesOf, type Removals } from './use-removals.ts'

const keyOf = ({ productSku, sizeUid }: Pick<CartLine, 'productSku' | 'sizeUid'>) => `${productSku} ${sizeUid ?? ''}`

/** When and where the lines come, above them. */
function GroupHeading({ cartView, promise }: { readonly cartView: CartView; readonly promise: string | undefined }) {
  const when = cartView.promise ?? promise
  const count = cartView.count === 1 ? '1 item' : `${cartView.count} items`
  return (
    <div className={styles.group}>
      <Icon name="truck" />
      <h2>
        {when ? `${when} by post` : 'By post'}
        <span>{cartView.place ? `${count} to ${cartView.place}` : count}</span>
      </h2>
      <a href={cartView.place ? '/checkout?edit=details' : '#delivery'}>Change</a>
    </div>
  )
}

/** The lines of the bag under the heading of their delivery, and bars in place of those just taken away. */
export function CartLines({
  cartView,
  grounds,
  promise,
  removals,
  isScripted,
  answer,
}: {
  readonly cartView: CartView
  /** Ground of each line's picture. */
  readonly grounds: readonly (string | undefined)[]
  /** When the bag would come, before an address is known. */
  readonly promise: string | undefined
  readonly removals: Removals
  readonly isScripted: boolean
  readonly answer: CartActionAnswer | undefined
}) {
  const wish = useRef<{ readonly key: string; readonly what: FocusWish }>(undefined)
  const entries = entriesOf(cartView.lines, removals.removals)
  const takeWish = (line: CartLine) => {
    if (wish.current?.key !== keyOf(line)) return undefined
    const { what } = wish.current
    wish.current = undefined
    return what
  }
  if (entries.length === 0) return null
  return (
    <section className={styles.box} aria-label="Bag">
      {cartView.lines.length > 0 ? <GroupHeading cartView={cartView} promise={promise} /> : null}
      <ul aria-label="Bag items">
        {entries.map(({ line, removal }, at) =>
          removal ? (
            <RemovalBar
              key={`bar-${line.uid}`}
              removal={removal}
              onFail={(message) => {
                wish.current = { key: keyOf(line), what: 'name' }
                removals.fail(line.uid, removal.leaving, message)
              }}
              onClose={({ isBack, hadFocus }) => {
                const next = isBack ? line : (entries[at + 1] ?? entries[at - 1])?.line
                if (hadFocus && next) wish.current = { key: keyOf(next), what: 'name' }
                removals.close(line.uid)
              }}
            />
          ) : (
            <CartLineItem
              key={line.uid}
              line={line}
              ground={grounds[cartView.lines.indexOf(line)]}
              isScripted={isScripted}
              answer={answer?.uid === line.uid ? answer : undefined}
              failure={removals.failures.get(line.uid)}
              onLeave={(leaving) => removals.takeAway(line, leaving, at)}
              takeWish={takeWish}
              onSize={(sizeUid) => {
                wish.current = { key: keyOf({ ...line, sizeUid }), what: 'size' }
              }}
            />
          ),
        )}
      </ul>
    </section>
  )
}
