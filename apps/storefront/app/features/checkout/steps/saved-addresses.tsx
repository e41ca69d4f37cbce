import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { SavedAddress } from '#app/features/account/customer.server.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import styles from '../checkout.module.css'

function AddressInShort({ values }: { readonly values: AddressValues }) {
  const { street1, suburb, city, country, region, postcode } = values
  return (
    <>
      <strong>
        {values.firstname} {values.lastname}
      </strong>
      <span>
        {[street1, suburb, city, country === 'AU' ? region : COUNTRY_NAMES[country], postcode]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  )
}

/** Addresses that cannot be delivered to show the reason. R1.25, R2.83 */
export function SavedAddresses({
  addresses,
  chosenId,
  countries,
}: {
  readonly addresses: readonly SavedAddress[]
  readonly chosenId: number | undefined
  readonly countries: readonly AddressCountry[]
}) {
  if (addresses.length === 0) return null
  return (
    <nav aria-label="Your saved addresses" className={styles.saved}>
      <ul>
        {addresses.map(({ id, values }) => (
          <li key={id}>
            {countries.some(({ code, isDeliveredTo }) => isDeliveredTo && code === values.country) ? (
              <a
                href={`/checkout?edit=details&address=${id}`}
                data-document=""
                {...(id === chosenId ? { 'aria-current': 'true' as const } : {})}
              >
                <AddressInShort values={values} />
              </a>
            ) : (
              <p className={styles.notServed}>
                <AddressInShort values={values} />
                <span>
                  We don’t deliver to {COUNTRY_NAMES[values.country] ?? values.country}. Choose another address.
                </span>
              </p>
            )}
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
