import { useShop } from '#app/session/shop.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import styles from './address.module.css'
import { type AddressValues, AU_STATES, COUNTRY_NAMES, type FieldErrors } from './address-rules.ts'
import { LocalityField } from './locality-field.tsx'

interface AddressFieldsProps {
  readonly values: AddressValues
  readonly errors: FieldErrors
  /** '' for delivery, 'billing_' for billing. */
  readonly prefix: '' | 'billing_'
  readonly countries: readonly string[]
}

/** Fields of an address in the order people fill them; AU asks for the state, NZ does not. @source ux §2, §7, R3.115 */
export function AddressFields({ values, errors, prefix, countries }: AddressFieldsProps) {
  const { country } = useShop()
  const section = prefix ? 'billing' : 'shipping'
  const field = (name: keyof AddressValues) => ({
    id: `${prefix}${name}`,
    name: `${prefix}${name}`,
    defaultValue: values[name],
    error: errors[`${prefix}${name}`],
  })
  return (
    <div className={styles.address} data-address>
      <div className={styles.pair}>
        <TextField label="First name" autoComplete={`${section} given-name`} maxLength={60} {...field('firstname')} />
        <TextField label="Last name" autoComplete={`${section} family-name`} maxLength={60} {...field('lastname')} />
      </div>
      {countries.length > 1 ? (
        <SelectField label="Country" autoComplete={`${section} country`} data-country {...field('country')}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {COUNTRY_NAMES[code] ?? code}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name={`${prefix}country`} value={countries[0]} />
      )}
      <TextField
        label="Street address"
        hint={country === 'NZ' ? 'PO Boxes are fine.' : 'PO Boxes and Parcel Lockers are fine.'}
        autoComplete={`${section} address-line1`}
        maxLength={120}
        {...field('street1')}
      />
      <TextField
        label="Unit, level or building"
        isOptional
        autoComplete={`${section} address-line2`}
        maxLength={120}
        {...field('street2')}
      />
      <LocalityField
        prefix={prefix}
        label="Suburb"
        hint={
          country === 'NZ'
            ? 'Or your town or city, like Wellington.'
            : countries.includes('NZ')
              ? 'In New Zealand, your town or city.'
              : undefined
        }
        autoComplete={`${section} address-level2`}
        maxLength={60}
        {...field('city')}
      />
      <div className={styles.pair}>
        <div data-au-only>
          <SelectField label="State" autoComplete={`${section} address-level1`} {...field('region')}>
            <option value="">Choose</option>
            {AU_STATES.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.postcode}>
          <TextField label="Postcode" autoComplete={`${section} postal-code`} inputMode="numeric" maxLength={10} {...field('postcode')} />
        </div>
      </div>
      <TextField
        label="Phone"
        hint={prefix ? undefined : 'For delivery updates only.'}
        type="tel"
        autoComplete={`${section} tel`}
        maxLength={30}
        {...field('telephone')}
      />
    </div>
  )
}
