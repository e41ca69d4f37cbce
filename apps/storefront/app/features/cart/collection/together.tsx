import { formatCents } from '@welt/kit/money'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { PathIcon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CartView } from '../cart-model.ts'
import styles from './collection.module.css'
import type { Undoable } from './submit-collection.server.ts'

const BOX = 'M12 3.500 20 7.500v9l-8 4-8-4v-9ZM4 7.500l8 4 8-4M12 11.500v9'

/** What one parcel means, before it is chosen. */
function oneParcelText({ groups, count, totalCents, giftCards, beforeCardsCents }: CartView, promise?: string): string {
  const delivery = groups.find(({ kind }) => kind === 'delivery')
  const when = delivery?.promise ?? promise
  const all = count === 2 ? 'Both arrive' : 'Everything arrives'
  const arrival = when ? `${all} ${when} by post.` : `${all} in one parcel.`
  const total = formatCents(giftCards.length > 0 ? beforeCardsCents : totalCents)
  return `${arrival} ${delivery?.dueCents === 0 ? `Still free, total stays ${total}.` : 'You pay for delivery once, as now.'}`
}

/** One press moves every line to delivery. */
export function Together({ cartView, promise }: { readonly cartView: CartView; readonly promise: string | undefined }) {
  const isBusy = useNavigation().formData?.get('intent') === 'together'
  if (cartView.fulfilment !== 'split') return null
  return (
    <section className={styles.together} aria-labelledby="together-heading">
      <PathIcon path={BOX} />
      <div>
        <h2 id="together-heading">Rather have one parcel?</h2>
        <p className="mute small">{oneParcelText(cartView, promise)}</p>
      </div>
      <Form method="post" action="/cart" preventScrollReset>
        <input type="hidden" name="intent" value="together" />
        <Button look="secondary" isBusy={isBusy}>
          Send all together
        </Button>
      </Form>
    </section>
  )
}

const UNDONE = {
  together: () => 'Everything is sent together.',
  store: ({ storeName, uids }: Undoable) =>
    `${storeName || 'Your store'} is removed.${uids.length > 0 ? ' Everything is delivered.' : ''}`,
} as const

export function UndoNotice({ undoable }: { readonly undoable: Undoable }) {
  return (
    <Notice tone="positive" answer={undoable}>
      <div className={styles.undo}>
        <span>{UNDONE[undoable.kind](undoable)}</span>
        <Form method="post" action="/cart" preventScrollReset>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="undo" value={undoable.kind} />
          <input type="hidden" name="store" value={undoable.storeId} />
          {undoable.uids.map((uid) => (
            <input key={uid} type="hidden" name="line" value={uid} />
          ))}
          <Button look="quiet" isSmall>
            Undo
          </Button>
        </Form>
      </div>
    </Notice>
  )
}

/** [R4.15, A43] */
export function AutoUpdated({ cartView: { isAutoUpdated } }: { readonly cartView: CartView }) {
  return (
    <div role="status">
      {isAutoUpdated ? <Notice tone="neutral">Your delivery options have been updated</Notice> : null}
    </div>
  )
}
