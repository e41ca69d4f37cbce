import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import styles from './address.module.css'
import { type AddressPrefix, PLACE_FIELDS } from './address-rules.ts'
import type { AddressValues } from './address-values.ts'
import { controlIn } from './form-control.ts'
import { LocalityField } from './locality-field.tsx'

export const sectionOf = (prefix: AddressPrefix) => (prefix ? 'billing' : 'shipping')

type FieldProps = (name: keyof AddressValues) => {
  readonly id: string
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

export const fieldsOf =
  (values: AddressValues, errors: FieldErrors, prefix: AddressPrefix): FieldProps =>
  (name) => ({
    id: `${prefix}${name}`,
    name: `${prefix}${name}`,
    defaultValue: values[name],
    error: errors[`${prefix}${name}`],
  })

export interface PlaceFieldsProps {
  readonly prefix: AddressPrefix
  readonly section: string
  readonly field: FieldProps
}

function AuPlaceFields({ prefix, section, field, regions }: PlaceFieldsProps & Pick<AddressCountry, 'regions'>) {
  return (
    <>
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
        autoComplete={`${section} address-level2`}
        maxLength={60}
        {...field('city')}
      />
      <div className={styles.pair}>
        <div data-au-only>
          <SelectField label="State" autoComplete={`${section} address-level1`} {...field('region')}>
            <option value="">Choose</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <PostcodeField section={section} field={field} />
      </div>
    </>
  )
}

/** New Zealand addresses have no states. */
function NzPlaceFields({ prefix, section, field }: PlaceFieldsProps) {
  return (
    <>
      <LocalityField
        prefix={prefix}
        label="Suburb"
        isOptional
        autoComplete={`${section} address-level3`}
        maxLength={60}
        {...field('suburb')}
      />
      <div className={styles.pair}>
        <LocalityField
          prefix={prefix}
          label="Town or city"
          autoComplete={`${section} address-level2`}
          maxLength={60}
          {...field('city')}
        />
        <PostcodeField section={section} field={field} />
      </div>
    </>
  )
}

function PostcodeField({ section, field }: Pick<PlaceFieldsProps, 'section' | 'field'>) {
  return (
    <div className={styles.postcode}>
      <TextField
        label="Postcode"
        autoComplete={`${section} postal-code`}
        inputMode="numeric"
        maxLength={10}
        {...field('postcode')}
      />
    </div>
  )
}

type PlaceValues = Partial<AddressValues>

function readPlace(box: HTMLElement, prefix: string): PlaceValues {
  const typed = PLACE_FIELDS.flatMap((name) => {
    const control = controlIn(box, `${prefix}${name}`)
    return control ? [[name, control.value] as const] : []
  })
  return Object.fromEntries(typed)
}

/**
 * Preserves place values when the country changes. Reads the select on mount, as browsers may restore a choice made
 * before hydration.
 */
function useCountry(countries: readonly AddressCountry[], wanted: string, prefix: string) {
  const [{ code, place }, setChosen] = useState<{ code: string; place: PlaceValues }>({ code: wanted, place: {} })
  const box = useRef<HTMLDivElement>(null)
  const choose = useCallback(
    (next: string) => {
      const typed = box.current ? readPlace(box.current, prefix) : {}
      setChosen((before) => (before.code === next ? before : { code: next, place: { ...before.place, ...typed } }))
    },
    [prefix],
  )
  useEffect(() => {
    const shown = box.current && controlIn(box.current, `${prefix}country`)
    if (shown instanceof HTMLSelectElement) choose(shown.value)
  }, [choose, prefix])
  return { country: countries.find((candidate) => candidate.code === code) ?? countries[0], place, choose, box }
}

export interface PlaceProps {
  readonly values: AddressValues
  readonly errors: FieldErrors
  readonly prefix: AddressPrefix
  readonly countries: readonly AddressCountry[]
  /** The street takes the focus. */
  readonly isFocused?: boolean
}

/** Each country has its own fields. R3.115 */
export function PlaceByHand({ values, errors, prefix, countries, isFocused = false }: PlaceProps) {
  const { country, place, choose, box } = useCountry(countries, values.country, prefix)
  const section = sectionOf(prefix)
  const field = fieldsOf({ ...values, ...place }, errors, prefix)
  const isNz = country?.code === 'NZ'
  useEffect(() => {
    if (isFocused && box.current) controlIn(box.current, `${prefix}street1`)?.focus()
  }, [isFocused, prefix, box])
  return (
    <div ref={box} className={styles.address}>
      {countries.length > 1 ? (
        <SelectField
          label="Country"
          autoComplete={`${section} country`}
          data-country
          {...field('country')}
          defaultValue={country?.code}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name={`${prefix}country`} value={country?.code} />
      )}
      <TextField
        label="Street address"
        hint={
          isNz
            ? 'Unit first, like 2/14 Cuba Street. PO Box, Private Bag and RD numbers are fine.'
            : 'PO Boxes and Parcel Lockers are fine.'
        }
        autoComplete={`${section} address-line1`}
        maxLength={120}
        {...field('street1')}
      />
      {isNz ? (
        <NzPlaceFields prefix={prefix} section={section} field={field} />
      ) : (
        <AuPlaceFields prefix={prefix} section={section} field={field} regions={country?.regions ?? []} />
      )}
    </div>
  )
}
