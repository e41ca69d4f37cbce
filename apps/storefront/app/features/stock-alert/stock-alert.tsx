import { ONE_SIZE } from '@welt/brands/size-text'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './stock-alert.module.css'

export type AlertAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Offers one email when a sold-out size is back. [R3.56, R7.45, A31] */
export function StockAlert({ sku, size }: { readonly sku: string; readonly size: string }) {
  const fetcher = useFetcher<AlertAnswer>()
  if (fetcher.data?.ok) {
    return (
      <Notice tone="positive">We’ll email you once, when {size === ONE_SIZE ? 'it' : `size ${size}`} is back.</Notice>
    )
  }
  return (
    <fetcher.Form method="post" action="/stock-alert" className={styles.alert}>
      <p className={styles.title}>{size === ONE_SIZE ? 'Sold out' : `Size ${size} is sold out`}</p>
      <input type="hidden" name="sku" value={sku} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="We’ll email once about this size."
        error={fetcher.data?.message}
      />
      <Button look="secondary" isBusy={fetcher.state !== 'idle'}>
        Notify me
      </Button>
    </fetcher.Form>
  )
}
