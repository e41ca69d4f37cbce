import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CartActionAnswer } from '../answers.ts'
import styles from './mini-cart.module.css'

export interface SavedPair {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly imageUrl: string | undefined
  readonly facts: string
  readonly ground: string
}

/** Adding does not remove it from the list. */
export function SavedPairBox({ saved, onAdd }: { readonly saved: SavedPair; readonly onAdd: () => void }) {
  const { Form, data, state } = useFetcher<CartActionAnswer>()
  useEffect(() => {
    if (data?.isDone) onAdd()
  }, [data, onAdd])
  const failure = state === 'idle' && data?.isDone === false ? data.message : undefined
  return (
    <section className={styles.saved} aria-label="On your wishlist">
      <span className={`tile ${styles.picture}`} style={{ '--tile-of': saved.ground } as Record<string, string>}>
        {saved.imageUrl ? <Picture src={saved.imageUrl} alt="" sizes="64px" maxWidthPx={320} /> : null}
      </span>
      <div className={styles.facts}>
        <p className="mute small">On your wishlist</p>
        <a href={saved.href} className={styles.name}>
          {saved.name}
        </a>
        <p className="small">{saved.facts}</p>
        <div role="alert">{failure ? <FieldError id="saved-error">{failure}</FieldError> : null}</div>
      </div>
      <Form method="post" action="/cart">
        <input type="hidden" name="intent" value="from-wishlist" />
        <input type="hidden" name="item" value={saved.id} />
        <input type="hidden" name="stays" value="1" />
        <Button
          look="secondary"
          isSmall
          isBusy={state !== 'idle'}
          aria-label={`Add to bag: ${saved.name}, ${saved.facts}`}
        >
          Add
        </Button>
      </Form>
    </section>
  )
}
