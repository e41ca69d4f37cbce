import { ButtonLink } from '#app/ui/button.tsx'
import { productMessages } from '../product/messages.ts'
import styles from './buy-box.module.css'

/** Takes the focus of the removed button. */
export function Withdrawn({ path }: { readonly path: string }) {
  const restoreFocus = (note: HTMLElement | null) => {
    if (document.activeElement === document.body) note?.focus({ preventScroll: true })
  }
  return (
    <div role="alert" tabIndex={-1} ref={restoreFocus} className={styles.form}>
      <p className={styles.soldOut}>{productMessages.withdrawn}</p>
      <ButtonLink href={path} look="secondary">
        See similar styles
      </ButtonLink>
    </div>
  )
}
