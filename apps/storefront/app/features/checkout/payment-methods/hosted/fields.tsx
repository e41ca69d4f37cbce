import { formatCents } from '@welt/kit/money'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from '../../checkout.module.css'
import { OrderFields, type OrderFormProps } from '../order-fields.tsx'

export function HostedFields(order: OrderFormProps) {
  return (
    <Form method="post" className={styles.form} reloadDocument>
      <OrderFields {...order} />
      <p>You enter your card on our payment service’s secure page and come back here.</p>
      <Button isWide>Pay {formatCents(order.totalCents)} on the secure page</Button>
    </Form>
  )
}
