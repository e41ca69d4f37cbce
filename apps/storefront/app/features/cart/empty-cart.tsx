import { ButtonLink } from '#app/ui/button.tsx'
import styles from './cart.module.css'

export function EmptyCart({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <div className={styles.empty}>
      <h2>Your bag is empty</h2>
      <p className="mute">
        {isGuest ? 'Shoes you add wait here for three days, on this device.' : 'Shoes you add wait here for you.'}
      </p>
      <ButtonLink href="/">Shop new in</ButtonLink>
      {isGuest ? (
        <p className="mute small">
          Had something in it? <a href="/customer/account/login?returnTo=%2Fcart">Sign in</a> to see your bag.
        </p>
      ) : null}
    </div>
  )
}
