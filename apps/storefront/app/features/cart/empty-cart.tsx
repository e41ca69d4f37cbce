import { useShop } from '#app/session/site/shop.ts'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import styles from './cart.module.css'

export function EmptyCart({ isGuest }: { readonly isGuest: boolean }) {
  const { emptyCart } = useShop().voice
  return (
    <div className={styles.empty}>
      <h2>Your bag is empty</h2>
      <p>{emptyCart}</p>
      <p className="mute">
        {isGuest ? 'Shoes you add wait here for three days, on this device.' : 'Shoes you add wait here for you.'}
      </p>
      <StartLink />
      {isGuest ? (
        <p className="mute small">
          Had something in it? <a href="/customer/account/login?returnTo=%2Fcart">Sign in</a> to see your bag.
        </p>
      ) : null}
    </div>
  )
}
