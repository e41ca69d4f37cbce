import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './find-in-store.module.css'

/** Names the chosen store once scripts know it; its height stays. */
export function PickupCard({ isShoe }: { readonly isShoe: boolean }) {
  return (
    <li className={styles.pickup} data-pickup="">
      <Icon name="store" />
      <p>
        <strong>Collect from a store</strong>
        <span>Free. See which stores have {isShoe ? 'your size' : 'it'}</span>
        <Button look="quiet" form="find-in-store">
          Find a store
        </Button>
      </p>
    </li>
  )
}
