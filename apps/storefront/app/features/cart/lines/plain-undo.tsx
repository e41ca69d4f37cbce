import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './lines.module.css'
import type { Leaving } from './use-removals.ts'

/** Encoded in the URL, without scripts. */
export interface TakenAway {
  readonly leaving: Leaving
  readonly sku: string
  readonly option: string
  readonly quantity: number
  readonly wasSaved: boolean
}

export function PutBackFields({ sku, option, quantity, wasSaved }: Omit<TakenAway, 'leaving'>) {
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
export const putBackPath = (leaving: Leaving) => (leaving === 'move' ? '/cart' : '/cart/add')

export function PlainUndo({ taken }: { readonly taken: TakenAway }) {
  return (
    <div className={styles.bar}>
      <p role="status">{taken.leaving === 'move' ? 'Moved to your wishlist.' : 'Removed from your bag.'}</p>
      <Form method="post" action={putBackPath(taken.leaving)}>
        <PutBackFields {...taken} />
        <Button look="quiet" isSmall>
          Undo
        </Button>
      </Form>
    </div>
  )
}
