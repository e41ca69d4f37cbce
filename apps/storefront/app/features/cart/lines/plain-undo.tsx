import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './lines.module.css'
import type { Leaving } from './use-removals.ts'

/** What a form that was sent without scripts took away, as the address says it. */
export interface TakenAway {
  readonly leaving: Leaving
  readonly sku: string
  readonly option: string
  readonly quantity: number
  /** It was on the wishlist before it was moved there. */
  readonly wasSaved: boolean
}

/** The fields that put a line back. */
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

/** Where a line is put back: one that was moved is taken off the wishlist too. */
export const putBackPath = (leaving: Leaving) => (leaving === 'move' ? '/cart' : '/cart/add')

/** The bar with Undo on a page that was sent without scripts. */
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
