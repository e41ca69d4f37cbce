import { formatCents } from '@welt/kit/money'
import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DeliveryEstimate } from './estimate.ts'
import styles from './summary.module.css'

function Answer({ estimate: { promise, place, cents, notice } }: { readonly estimate: DeliveryEstimate }) {
  if (notice) return <p>{notice}</p>
  if (!promise || !place) return null
  return (
    <p className={styles.arrives}>
      <Icon name="truck" sizePx={20} />
      <span>
        <strong>{promise}</strong>
        <span className={styles.about}>
          {cents === undefined ? place : `${place}, ${cents === 0 ? 'free' : formatCents(cents)}`}
        </span>
      </span>
    </p>
  )
}

/** A GET form: works without scripts, and the postcode is remembered. [R7.88] */
export function DeliveryForm({ estimate }: { readonly estimate: DeliveryEstimate }) {
  const { countries, country, postcode, error } = estimate
  const id = useId()
  return (
    <section className={styles.arrive} aria-labelledby={`${id}-title`} id="delivery">
      <h3 id={`${id}-title`}>When will it arrive?</h3>
      <Form method="get" action="/cart" preventScrollReset noValidate className={styles.arriveForm}>
        {countries.length > 1 ? (
          <SelectField label="Country" name="country" defaultValue={country} key={country}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          key={`${postcode}${error}`}
          label="Postcode"
          name="postcode"
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          error={error}
        />
        <Button look="secondary">{estimate.place ? 'Update' : 'Check delivery'}</Button>
      </Form>
      <div role="status">
        <Answer estimate={estimate} />
      </div>
    </section>
  )
}
