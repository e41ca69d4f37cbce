import { COUNTRY_NAMES } from '@welt/rules/country-names'
import { Form } from 'react-router'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import styles from '../account/account.module.css'
import type { SavedAddress } from '../account/customer.server.ts'
import { AddressLines } from './address-card.tsx'

function DefaultButton({
  id,
  kind,
  children,
}: {
  readonly id: number
  readonly kind: 'shipping' | 'billing'
  readonly children: string
}) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={`default-${kind}`} />
      <input type="hidden" name="id" value={id} />
      <Button look="quiet">{children}</Button>
    </Form>
  )
}

interface AddressCardProps {
  readonly address: SavedAddress
  readonly canDelete: boolean
  readonly countries: readonly AddressCountry[]
}

function AddressCard({ address, canDelete, countries }: AddressCardProps) {
  const isServed = countries.some(({ code, isDeliveredTo }) => isDeliveredTo && code === address.values.country)
  const { id, values, isDefaultBilling, isDefaultShipping } = address
  const whose = `${values.street1}, ${values.city}`
  return (
    <li className={styles.card}>
      <div className={styles.marks}>
        {isDefaultShipping ? <span className={styles.mark}>Default delivery</span> : null}
        {isDefaultBilling ? <span className={styles.mark}>Default billing</span> : null}
      </div>
      <AddressLines values={values} />
      {isServed ? null : (
        <p>
          We don’t deliver to {COUNTRY_NAMES[values.country] ?? values.country}. Edit this address to use it, or delete
          it.
        </p>
      )}
      <div className={styles.cardFoot}>
        <a href={`/customer/address?edit=${id}`} aria-label={`Edit ${whose}`}>
          Edit
        </a>
        {isDefaultShipping || !isServed ? null : (
          <DefaultButton id={id} kind="shipping">
            Make default for delivery
          </DefaultButton>
        )}
        {isDefaultBilling || !isServed ? null : (
          <DefaultButton id={id} kind="billing">
            Make default for billing
          </DefaultButton>
        )}
      </div>
      {canDelete ? (
        <details className={styles.confirm}>
          <summary>Delete</summary>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="id" value={id} />
            <p>Delete {whose} from your address book?</p>
            <Button look="secondary" isSmall>
              Delete address
            </Button>
          </Form>
        </details>
      ) : null}
    </li>
  )
}

/** [R2.73, R3.05] */
export function AddressBook({
  addresses,
  canDelete,
  countries,
}: Omit<AddressCardProps, 'address'> & { readonly addresses: readonly SavedAddress[] }) {
  if (addresses.length === 0)
    return (
      <div className={styles.empty}>
        <h2>No addresses yet</h2>
        <p>Save an address for faster checkout.</p>
        <ButtonLink href="/customer/address?edit=new">Add address</ButtonLink>
      </div>
    )
  return (
    <>
      <ul className={styles.cards} data-pair="">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} canDelete={canDelete} countries={countries} />
        ))}
      </ul>
      <p style={{ marginTop: 'var(--s6)' }}>
        <ButtonLink href="/customer/address?edit=new">Add address</ButtonLink>
      </p>
    </>
  )
}
