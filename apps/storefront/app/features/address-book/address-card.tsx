import { phoneText } from '@welt/kit/text/phone'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { AddressValues } from '#app/features/address/address-values.ts'

/** Postal format: AU with suburb, state and postcode in one line, NZ with the suburb above town and postcode. */
export function AddressLines({ values }: { readonly values: AddressValues }) {
  const place = [values.city, values.country === 'AU' ? values.region : '', values.postcode].filter(Boolean).join(' ')
  const lines = {
    name: `${values.firstname} ${values.lastname}`,
    company: values.company,
    street2: values.street2,
    street1: values.street1,
    suburb: values.suburb,
    place: values.country === 'AU' ? place.toUpperCase() : place,
    country: COUNTRY_NAMES[values.country] ?? values.country,
    telephone: phoneText(values.telephone, values.country),
  }
  return (
    <address>
      {Object.entries(lines).map(([name, line]) =>
        line ? (
          <span key={name} style={{ display: 'block' }}>
            {line}
          </span>
        ) : null,
      )}
    </address>
  )
}
