import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { capitalized } from '@welt/kit/text/capitalized'
import { mobileText } from '@welt/kit/text/phone'
import type { CartView } from '#app/features/cart/cart-model.ts'
import { FindLink } from '#app/features/cart/collection/find-link.tsx'
import { nomineeText } from '#app/features/cart/collection/nominee.ts'
import { AutoUpdated } from '#app/features/cart/collection/together.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../checkout.module.css'
import type { Collector } from './collector.ts'
import { GoneLines } from './gone-lines.tsx'

const WHO_PATH = '/cart#who-collects'

function contentsOf({ groups, lines }: CartView, kind: 'delivery' | 'clickncollect'): string {
  const uids = groups.find((group) => group.kind === kind)?.lineUids ?? []
  return lines
    .flatMap(({ uid, name, size }) => (uids.includes(uid) ? [name, size].filter(Boolean).join(', ') : []))
    .join('; ')
}

function GroupHeading({
  icon,
  title,
  contents,
}: {
  readonly icon: 'truck' | 'store'
  readonly title: string
  readonly contents: string
}) {
  return (
    <h3 className={styles.groupHead}>
      <Icon name={icon} sizePx={20} />
      <strong>{title}</strong> <span className="mute">{contents}</span>
    </h3>
  )
}

export const DeliveredHeading = ({ cartView }: { readonly cartView: CartView }) => (
  <GroupHeading icon="truck" title="Delivered" contents={contentsOf(cartView, 'delivery')} />
)

/** "Collected today", where the day is known. */
function titleOf(readyAt: string | undefined): string {
  const day = readyAt && storeDayText(readyAt, new Date())
  return day ? `Collected ${day}` : 'Collected'
}

function StoreCard({
  cartView: { store },
  readyAt,
}: {
  readonly cartView: CartView
  readonly readyAt: string | undefined
}) {
  if (!store) return null
  const ready = readyAt && `Ready from ${clockText(readyAt)} ${storeDayText(readyAt, new Date())}.`
  return (
    <div className={styles.storeCard}>
      <div>
        <p>
          <strong>{store.name}</strong>
        </p>
        <p className="small">{[store.address, store.distance].filter(Boolean).join(', ')}</p>
        <p className="small">
          {ready ? <span className={styles.ready}>{ready} </span> : null}
          {store.openText}
        </p>
      </div>
      <FindLink returnTo="/checkout">Change store</FindLink>
    </div>
  )
}

function WhoCollects({ cartView: { nominee, isShopperNominee }, collector }: CollectionGroupProps) {
  const other = isShopperNominee ? undefined : nominee
  return (
    <fieldset className={styles.group}>
      <legend>Who collects it?</legend>
      <div className={styles.radios}>
        <label className={styles.radio}>
          <input type="radio" name="collector" value="me" defaultChecked={collector === 'me'} />
          <span>
            <strong>I do</strong>
            <span className="mute small">The collection code goes to your phone</span>
          </span>
        </label>
        {other ? (
          <div className={styles.radio}>
            <input
              type="radio"
              id="collector-nominee"
              name="collector"
              value="nominee"
              defaultChecked={collector === 'nominee'}
            />
            <label htmlFor="collector-nominee">
              <strong>{capitalized(nomineeText(other))}</strong>
              <span className="mute small">Gets the collection code on {mobileText(other.phone)}</span>
            </label>
            <a href={WHO_PATH}>
              Edit<span className="visually-hidden"> who collects</span>
            </a>
          </div>
        ) : null}
      </div>
      {other ? null : (
        <p className="small">
          <a href={WHO_PATH}>Someone else collects it</a>
        </p>
      )}
    </fieldset>
  )
}

interface CollectionGroupProps {
  readonly cartView: CartView
  readonly collector: Collector
}

/** Store and time of a collection, and who comes, as chosen in the bag. */
export function CollectionGroup({ cartView, collector }: CollectionGroupProps) {
  const group = cartView.groups.find(({ kind }) => kind === 'clickncollect')
  const readyAt = group?.readyAt ?? cartView.store?.readyAt
  return (
    <div className={styles.collected}>
      <GroupHeading icon="store" title={titleOf(readyAt)} contents={contentsOf(cartView, 'clickncollect')} />
      <GoneLines lines={cartView.lines} />
      <AutoUpdated cartView={cartView} />
      <StoreCard cartView={cartView} readyAt={readyAt} />
      <WhoCollects cartView={cartView} collector={collector} />
    </div>
  )
}
