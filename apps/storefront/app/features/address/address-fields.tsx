import { useRef, useState } from 'react'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { TextField } from '#app/ui/field.tsx'
import styles from './address.module.css'
import { isOneLine, readAddressLine } from './address-line.ts'
import { type AddressPrefix, LINE_FIELD, PLACE_FIELDS, type PlaceDoubt } from './address-rules.ts'
import type { AddressValues } from './address-values.ts'
import { controlIn } from './form-control.ts'
import { fieldsOf, PlaceByHand, type PlaceFieldsProps, type PlaceProps, sectionOf } from './place-by-hand.tsx'
import { PlaceInLine } from './place-in-line.tsx'
import { PlaceQuestion } from './place-question.tsx'

interface AddressFieldsProps {
  readonly values: AddressValues
  readonly errors: FieldErrors
  readonly prefix: AddressPrefix
  readonly countries: readonly AddressCountry[]
  readonly doubts: readonly PlaceDoubt[] | undefined
  /** What the phone is for. */
  readonly phoneHint?: string
  /** The whole address in one field, with the others behind a link. */
  readonly isLine?: boolean
}

const PLACE_AND_STREET = ['country', 'street1', ...PLACE_FIELDS] as const

export function NameFields({ section, field }: Pick<PlaceFieldsProps, 'section' | 'field'>) {
  return (
    <div className={styles.pair}>
      <TextField label="First name" autoComplete={`${section} given-name`} maxLength={60} {...field('firstname')} />
      <TextField label="Last name" autoComplete={`${section} family-name`} maxLength={60} {...field('lastname')} />
    </div>
  )
}

/** In one line where it can be, until the shopper wants the fields. */
function useByHand({ values, errors, prefix, countries }: PlaceProps, isLine: boolean) {
  const [typed, setTyped] = useState<AddressValues>()
  const own = countries[0]?.code
  const hasOwnErrors = PLACE_AND_STREET.some((name) => errors[`${prefix}${name}`])
  const isByHand = !isLine || hasOwnErrors || values.country !== own || !isOneLine(values)
  const box = useRef<HTMLDivElement>(null)
  const enterByHand = () => {
    const written = box.current && controlIn(box.current, `${prefix}${LINE_FIELD}`)?.value
    setTyped({ ...values, ...(written && own ? readAddressLine(written, own) : {}) })
  }
  return { isByHand: isByHand || typed !== undefined, typed, enterByHand, box, own: own ?? values.country }
}

export function AddressFields({
  values,
  errors,
  prefix,
  countries,
  doubts,
  phoneHint,
  isLine = false,
}: AddressFieldsProps) {
  const doubt = doubts?.find((one) => one.prefix === prefix)
  const section = sectionOf(prefix)
  const place = { values, errors, prefix, countries }
  const { isByHand, typed, enterByHand, box, own } = useByHand(place, isLine)
  const field = fieldsOf(values, errors, prefix)
  return (
    <div ref={box} className={styles.address} data-address>
      <NameFields section={section} field={field} />
      {isByHand ? (
        <PlaceByHand {...place} values={typed ?? values} isFocused={typed !== undefined} />
      ) : (
        <PlaceInLine {...place} country={own} onByHand={enterByHand} />
      )}
      {doubt ? <PlaceQuestion doubt={doubt} /> : null}
      <TextField
        label="Phone"
        hint={phoneHint ?? (prefix ? undefined : 'For delivery updates only.')}
        type="tel"
        autoComplete={`${section} tel`}
        maxLength={30}
        {...field('telephone')}
      />
    </div>
  )
}
