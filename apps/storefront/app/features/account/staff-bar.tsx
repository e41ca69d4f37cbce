import styles from './staff-bar.module.css'

/** A staff session and its end. */
export interface Acting {
  readonly customerId: number
  readonly name: string
  readonly until: string
}

/** Shown above every page while staff act for a customer. [R6.14, A62] */
export function StaffBar({ customerId, name, until }: Acting) {
  return (
    <section aria-label="Staff sign-in" className={styles.bar} data-staff-bar="">
      <div className={`container ${styles.row}`}>
        <p>
          <strong>
            Acting for {name}, customer {customerId},
          </strong>{' '}
          until {until}. You can’t change the password, email or cards, or delete anything of the customer’s.
        </p>
        <form method="post" action="/customer/account/logout" data-ends-session="">
          <button type="submit">Stop and sign out</button>
        </form>
      </div>
    </section>
  )
}
