import type { CartView } from '#app/features/cart/cart-model.ts'
import { FindLink } from '#app/features/cart/collection/find-link.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../checkout.module.css'
import { ChooseStoreForm } from './choose-store-form.tsx'

const DELIVER = (
  <>
    <Icon name="truck" sizePx={20} /> Deliver
  </>
)
const COLLECT = (
  <>
    <Icon name="store" sizePx={20} /> Click and collect
  </>
)

/** Moves the whole cart; absent where it is in two parts, and where the site offers no collection. [R3.106] */
export function WaySwitch({ cartView: { lines, fulfilment, store } }: { readonly cartView: CartView }) {
  const { isCollectOffered } = useShop()
  const goods = lines.filter(({ way }) => way !== undefined)
  if (!isCollectOffered || fulfilment === 'split' || goods.length === 0) return null
  const isCollected = fulfilment === 'clickncollect'
  const uids = goods.map(({ uid }) => uid)
  const isReady = store !== undefined && goods.every(({ isCollectable }) => isCollectable)
  return (
    <section aria-label="Delivery or collection" className={styles.waySwitch}>
      {isCollected ? (
        <ChooseStoreForm uids={uids}>
          <button type="submit">{DELIVER}</button>
        </ChooseStoreForm>
      ) : (
        <span aria-current="true">{DELIVER}</span>
      )}
      {isCollected ? (
        <span aria-current="true">{COLLECT}</span>
      ) : isReady ? (
        <ChooseStoreForm uids={uids} storeId={store.id}>
          <button type="submit">{COLLECT}</button>
        </ChooseStoreForm>
      ) : (
        <FindLink returnTo="/checkout">{COLLECT}</FindLink>
      )}
    </section>
  )
}
