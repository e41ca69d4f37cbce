import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from '../../checkout.module.css'

export function FreeFields({ idempotencyKey }: { readonly idempotencyKey: string }) {
  const isBusy = useNavigation().formData?.get('intent') === 'place'
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="shown_total" value={0} />
      <p>There is nothing left to pay.</p>
      <Button isBusy={isBusy} isWide>
        {isBusy ? 'Placing your order …' : 'Place order, nothing left to pay'}
      </Button>
    </Form>
  )
}
