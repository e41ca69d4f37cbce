import type { BookAddress } from '#app/features/account/customer.server.ts'
import styles from './checkout.module.css'

/** The customer's addresses that this shop delivers to; each fills the form below. @source A111 */
export function SavedAddresses({
  addresses,
  chosenId,
}: {
  readonly addresses: readonly BookAddress[]
  readonly chosenId: number | undefined
}) {
  if (addresses.length === 0) return null
  return (
    <nav aria-label="Your saved addresses" className={styles.saved}>
      <ul>
        {addresses.map(({ id, values }) => (
          <li key={id}>
            <a
              href={`/checkout?edit=details&address=${id}`}
              data-document=""
              {...(id === chosenId ? { 'aria-current': 'true' as const } : {})}
            >
              <strong>
                {values.firstname} {values.lastname}
              </strong>
              <span>
                {[values.street1, values.city, values.country === 'AU' ? values.region : 'New Zealand', values.postcode]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a
            href="/checkout?edit=details&address=new"
            data-document=""
            {...(chosenId === undefined ? { 'aria-current': 'true' as const } : {})}
          >
            <strong>Another address</strong>
          </a>
        </li>
      </ul>
    </nav>
  )
}
