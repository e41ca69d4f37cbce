import { formatCents } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import { itemsText } from '#app/features/cart/items-text.ts'
import { GiftCardFace } from '#app/features/gift-card/gift-card-face.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Icon, type IconName, PathIcon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type CardAction, cardActions, dateText, noteOf } from './card-texts.ts'
import type { GroupView } from './detail/order-view.ts'
import { EXTERNAL_PATH } from './external-icon.ts'
import styles from './orders.module.css'
import type { ListedOrder } from './orders.server.ts'

const SHOWN_PICTURES = 3
const SHOWN_GROUPS = 2

const SWAP_PATH = 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19'

const ICON_NAMES: Readonly<Record<CardAction['kind'], IconName | undefined>> = {
  view: 'chevron-right',
  size: undefined,
  track: undefined,
  return: 'return',
  reorder: 'bag',
}

function ActionIcon({ kind }: Pick<CardAction, 'kind'>) {
  const name = ICON_NAMES[kind]
  if (name) return <Icon name={name} sizePx={18} />
  return <PathIcon path={kind === 'track' ? EXTERNAL_PATH : SWAP_PATH} sizePx={18} />
}

function State({ order, group }: { readonly order: ListedOrder; readonly group: GroupView }) {
  const note = noteOf(order, group)
  return (
    <div className={styles.state} data-tone={group.tone}>
      <Icon name={group.icon} sizePx={20} />
      <div>
        <p>
          <strong>{group.title}</strong>
        </p>
        {note ? <p className="mute small">{note}</p> : null}
        {group.code ? (
          <p className="small">
            Code <strong className="numeric">{group.code}</strong>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** One line for each group that differs; a third becomes "and 1 more". */
function States({ order }: { readonly order: ListedOrder }) {
  const more = order.groups.length - SHOWN_GROUPS
  if (order.status === 'Closed' || order.groups.length === 0)
    return (
      <div className={styles.state} data-tone="good">
        <Icon name="return" sizePx={20} />
        <div>
          <p>
            <strong>{order.stateText}</strong>
          </p>
          {order.refundedCents > 0 ? <p className="mute small">{formatCents(order.refundedCents)} refunded.</p> : null}
        </div>
      </div>
    )
  return (
    <>
      {order.groups.slice(0, SHOWN_GROUPS).map((group) => (
        <State key={group.key} order={order} group={group} />
      ))}
      {more > 0 ? <p className="mute">and {more} more</p> : null}
    </>
  )
}

function Action({ action, number }: { readonly action: CardAction; readonly number: string }) {
  const { kind, label, of, href } = action
  const content = (
    <>
      <ActionIcon kind={kind} />
      <span>
        {label}
        <span className="visually-hidden">
          {of} {number}
          {kind === 'track' ? ', opens in a new tab' : ''}
        </span>
      </span>
    </>
  )
  if (href)
    return (
      <a href={href} {...(kind === 'track' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {content}
      </a>
    )
  return (
    <form method="post" action={`/customer/orders/${number}`}>
      <input type="hidden" name="intent" value="reorder" />
      <button type="submit">{content}</button>
    </form>
  )
}

function Pictures({ order }: { readonly order: ListedOrder }) {
  const pictures = order.groups
    .flatMap(({ lines }) => lines)
    .filter(({ imageUrl, isGiftCard }) => imageUrl || isGiftCard)
  if (pictures.length === 0) return null
  const shown = pictures.length > SHOWN_PICTURES ? SHOWN_PICTURES - 1 : SHOWN_PICTURES
  const more = pictures.length - shown
  return (
    <ul className={styles.thumbs}>
      {pictures.slice(0, shown).map(({ id, imageUrl, name, isGiftCard }) => (
        <li key={id}>
          {isGiftCard ? (
            <GiftCardFace sizes="72px" />
          ) : (
            <Picture src={imageUrl ?? ''} alt={name} sizes="72px" maxWidthPx={160} />
          )}
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <span className="visually-hidden">and {more} more</span>
        </li>
      ) : null}
    </ul>
  )
}

/** Tells where the order is, and what can be done now. */
export function OrderCard({ order, today }: { readonly order: ListedOrder; readonly today: string }) {
  const { timeZone } = useShop()
  const day = localDate(new Date(order.date), timeZone)
  return (
    <li className={styles.order} data-order-state={order.status}>
      <div className={styles.orderHead}>
        <h2>Order {order.number}</h2>
        <p className="mute small">{`${dateText(day, today)}, ${itemsText(order.pieces)}`}</p>
        <strong className="numeric">{formatCents(order.totalCents)}</strong>
      </div>
      <div className={styles.orderBody}>
        <Pictures order={order} />
        <div className={styles.states}>
          <States order={order} />
          <div className={styles.actions}>
            {cardActions(order).map((action) => (
              <Action key={action.kind} action={action} number={order.number} />
            ))}
          </div>
        </div>
      </div>
    </li>
  )
}
