import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './cart.module.css'

export function EmptyCart({ isGuest }: { readonly isGuest: boolean }) {
  const { emptyCart, start } = useShop().voice
  return (
    <div className={styles.empty}>
      <h2>Your bag is empty</h2>
      <p>{emptyCart}</p>
      <p className="mute">
        {isGuest ? 'Shoes you add wait here for three days, on this device.' : 'Shoes you add wait here for you.'}
      </p>
      <ButtonLink href={start.href}>{start.text}</ButtonLink>
      {isGuest ? (
        <p className="mute small">
          Had something in it? <a href="/customer/account/login?returnTo=%2Fcart">Sign in</a> to see your bag.
        </p>
      ) : null}
    </div>
  )
}
