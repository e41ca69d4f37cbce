import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import styles from './deliver-to.module.css'

/** Shown on a cached page, so scripts fill in the postcode that is known; without them it leads to a page. */
export function DeliverTo({ sku }: { readonly sku: string }) {
  return (
    <>
      <details className={styles.deliverTo}>
        <summary data-delivery="change">Enter your postcode</summary>
        <PostcodeForm sku={sku} />
      </details>
      <p role="status" className="visually-hidden" data-delivery="said" />
    </>
  )
}

interface PostcodeFormProps {
  readonly sku: string
  readonly postcode?: string | undefined
  readonly problem?: string | undefined
}

export function PostcodeForm({ sku, postcode, problem }: PostcodeFormProps) {
  return (
    <form method="post" action="/api/delivery" noValidate className={styles.form} data-deliver-to="">
      <input type="hidden" name="sku" value={sku} />
      <label htmlFor="deliver-to">Postcode</label>
      <div role="alert" hidden={!problem} data-postcode-problem="">
        <FieldError id="deliver-to-error">
          <span data-text="">{problem}</span>
        </FieldError>
      </div>
      <span className={styles.row}>
        <input
          id="deliver-to"
          name="postcode"
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': 'deliver-to-error', autoFocus: true } : {})}
        />
        <Button look="secondary">Check delivery</Button>
      </span>
    </form>
  )
}
