import { capitalized } from '@welt/kit/text/capitalized'
import { mobileText } from '@welt/kit/text/phone'
import type { CartView } from '#app/features/cart/cart-model.ts'
import { readyText } from '#app/features/cart/collection/collection-store.ts'
import { nomineeText } from '#app/features/cart/collection/nominee.ts'

/** What the finished step says about the collection: the last look before payment. */
export function CollectionRecap({ cartView: { store, groups, nominee } }: { readonly cartView: CartView }) {
  const group = groups.find(({ kind }) => kind === 'clickncollect')
  if (!store || !group) return null
  const ready = readyText(group.readyAt ?? store.readyAt)
  return (
    <>
      <p>
        <strong>{[ready && capitalized(ready), `at ${store.name}`].filter(Boolean).join(' ')}</strong>
      </p>
      <p>{store.address}</p>
      {nominee ? (
        <p>
          {capitalized(nomineeText(nominee))} collects, {mobileText(nominee.phone)}
        </p>
      ) : null}
    </>
  )
}
