import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './lines.module.css'
import type { RemovalIntent } from './use-removals.ts'

/** Encoded in the URL, without scripts. */
export interface RemovedLine {
  readonly leaving: RemovalIntent
  readonly sku: string
  readonly option: string
  readonly quantity: number
  readonly wasSaved: boolean
}

export function RestoreFields({ sku, option, quantity, wasSaved }: Omit<RemovedLine, 'leaving'>) {
  return (
    <>
      <input type="hidden" name="intent" value="move-back" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="option" value={option} />
      <input type="hidden" name="quantity" value={quantity} />
      {wasSaved ? <input type="hidden" name="was_saved" value="1" /> : null}
    </>
  )
}

/** Undoing a move also removes the wishlist item. */
export const restorePath = (leaving: RemovalIntent) => (leaving === 'move' ? '/cart' : '/cart/add')

export function PlainUndo({ removed }: { readonly removed: RemovedLine }) {
  return (
    <div className={styles.bar}>
      <p role="status">{removed.leaving === 'move' ? 'Moved to your wishlist.' : 'Removed from your bag.'}</p>
      <Form method="post" action={restorePath(removed.leaving)}>
        <RestoreFields {...removed} />
        <Button look="quiet" isSmall>
          Undo
        </Button>
      </Form>
    </div>
  )
}
