import { ButtonLink } from '#app/ui/button.tsx'
import styles from './cart.module.css'

/** The cart page without lines, with next steps. */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p>Your bag is empty</p>
      <p className="mute">Shoes you add stay here for three days.</p>
      <p className={styles.links}>
        <ButtonLink href="/">Find a pair</ButtonLink>
      </p>
    </div>
  )
}
