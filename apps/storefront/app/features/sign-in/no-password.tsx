import styles from '#app/features/flash/flash.module.css'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** For an account from a store. A separate form, so that the email is never in a URL. [R4.19, A45, J12] */
export function NoPassword({
  answer,
  email = '',
}: {
  readonly answer?: object | undefined
  readonly email?: string | undefined
}) {
  return (
    <form method="post" action="/customer/account/forgotpassword" className={styles.notices}>
      <input type="hidden" name="email" value={email} />
      <Notice tone="neutral" answer={answer}>
        <p>We know this email from our stores, but it doesn’t have a password yet.</p>
        <Button look="quiet">Set a password by email</Button>
      </Notice>
    </form>
  )
}
