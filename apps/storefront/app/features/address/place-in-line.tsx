import { addressLine } from './address-line.ts'
import { AddressLineField } from './address-line-field.tsx'
import { LINE_COUNTRY, LINE_FIELD } from './address-rules.ts'
import { PlaceByHand, type PlaceProps, sectionOf } from './place-by-hand.tsx'

const byHandPath = (prefix: string) => `/checkout?edit=details&entry=hand${prefix ? '&billing=other' : ''}`

interface LineProps extends PlaceProps {
  readonly country: string
  readonly onByHand: () => void
}

/** Without scripts the fields are there at once. */
export function PlaceInLine({ country, onByHand, ...place }: LineProps) {
  const { values, errors, prefix } = place
  const id = `${prefix}${LINE_FIELD}`
  const isNz = country === 'NZ'
  return (
    <>
      <input type="hidden" name={`${prefix}${LINE_COUNTRY}`} value={country} />
      <AddressLineField
        id={id}
        country={country}
        nextName={`${prefix}telephone`}
        section={sectionOf(prefix)}
        defaultValue={addressLine(values)}
        error={errors[id]}
        onByHand={onByHand}
        hint={
          <>
            Start typing, or{' '}
            <a
              href={byHandPath(prefix)}
              data-document=""
              onClick={(event) => {
                event.preventDefault()
                onByHand()
              }}
            >
              enter it by hand
            </a>
            {place.countries.length > 1 ? ', also for another country' : ''}.{' '}
            {isNz ? 'PO Box, Private Bag and RD numbers' : 'PO Boxes and Parcel Lockers'} are fine.
          </>
        }
      />
      <noscript>
        <PlaceByHand {...place} />
      </noscript>
    </>
  )
}
