import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../checkout.module.css'
import { WAITING_CODE } from '../messages.ts'

const CHECK_PATH = `/checkout?payment=${WAITING_CODE}`

/** [A72] */
export function WaitingPayment({ url }: { readonly url: string }) {
  return (
    <div className={styles.form}>
      <Notice tone="neutral" title="Your payment is not finished yet">
        Your bank may be waiting for you to approve this payment. Already approved it? Then we’re checking your payment:{' '}
        <a href={CHECK_PATH}>check again</a> in a moment. We’re holding your order for half an hour.
      </Notice>
      <ButtonLink href={url} isWide data-document="">
        Go to your bank
      </ButtonLink>
      <Form method="post" reloadDocument>
        <input type="hidden" name="intent" value="cancel-payment" />
        <Button look="secondary" isWide>
          Pay another way
        </Button>
      </Form>
    </div>
  )
}
