import { Form, useNavigation } from 'react-router'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AlertSizes } from './load-alert-sizes.server.ts'
import styles from './stock-alert.module.css'
import type { AlertAnswer } from './stock-alert.tsx'

interface AlertFormProps {
  readonly sizes: AlertSizes['sizes']
  /** Sku of the size in the URL. */
  readonly wanted: string | undefined
  readonly answer: AlertAnswer | undefined
}

function AlertForm({ sizes, wanted, answer }: AlertFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.alert}>
      <SelectField label="Size" name="sku" defaultValue={sizes.find(({ sku }) => sku === wanted)?.sku}>
        {sizes.map((size) => (
          <option key={size.sku} value={size.sku}>
            {size.label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="We’ll email once about this size."
        error={answer?.ok === false ? answer.message : undefined}
      />
      <Button isBusy={isBusy}>Notify me</Button>
    </Form>
  )
}

/** Works without scripts. [R3.56, R7.45, A31] */
export function StockAlertPage({
  sizes,
  wanted,
  answer,
}: Omit<AlertFormProps, 'sizes'> & { readonly sizes: AlertSizes }) {
  const soldOut = sizes.sizes.filter((size) => !size.isInStock)
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: sizes.name, path: sizes.path }, { name: 'My size isn’t here' }]} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>My size isn’t here</h1>
        {answer?.ok && <Notice tone="positive">We’ll email you once, when your size of {sizes.name} is back.</Notice>}
        {!answer?.ok && soldOut.length > 0 && (
          <>
            <p>These sizes of {sizes.name} are sold out. Tell us yours, and we’ll email you once when it is back.</p>
            <AlertForm sizes={soldOut} wanted={wanted} answer={answer} />
          </>
        )}
        {!answer?.ok && soldOut.length === 0 && <p>Every size of {sizes.name} that we make is in stock now.</p>}
        <p>
          <ButtonLink href={sizes.path} look="secondary">
            Back to {sizes.name}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
