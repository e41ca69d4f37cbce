import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { useCombobox } from '#app/ui/combobox/use-combobox.ts'
import { TextField } from '#app/ui/field.tsx'
import styles from './address.module.css'
import { readAddressLine, splitPlace } from './address-line.ts'
import { controlIn } from './form-control.ts'
import { type Locality, useLocalities } from './use-localities.ts'

interface AddressLineFieldProps {
  readonly id: string
  readonly country: string
  /** Name of the field after the address. */
  readonly nextName: string
  readonly section: string
  readonly defaultValue: string
  readonly hint: ReactNode
  readonly error: string | undefined
  readonly onByHand: () => void
}

const BY_HAND = 'hand'

/** Text to search for; empty once the address is complete, with its state. */
function searchedIn(line: string, country: string): string {
  const { region, postcode } = readAddressLine(line, country)
  const isWhole =
    postcode &&
    (!region ||
      line
        .toUpperCase()
        .split(/[\s,]+/)
        .includes(region))
  return isWhole ? '' : splitPlace(line).place
}

function lineWith(line: string, { city, region, postcode }: Locality, country: string): string {
  const place = [city, country === 'NZ' ? '' : region, postcode].filter(Boolean).join(' ')
  return `${splitPlace(line).street}, ${place}${postcode ? '' : ', '}`
}

const secondLine = ({ city, region, postcode }: Locality) =>
  [city.toUpperCase(), region, postcode].filter(Boolean).join(' ')

/** What choosing it would add is bold. */
function Completion({ place, written }: { readonly place: Locality; readonly written: string }) {
  const text = secondLine(place)
  const at = text.startsWith(written.toUpperCase()) ? written.length : 0
  return (
    <span className="mute small">
      {text.slice(0, at)}
      <b>{text.slice(at)}</b>
    </span>
  )
}

/** A whole address in one line: after the street it suggests suburb, state and postcode. */
export function AddressLineField({ id, country, nextName, section, onByHand, ...field }: AddressLineFieldProps) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const places = useLocalities(searchedIn(typed, country), () => country)
  const close = () => setTyped('')
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) close()
  }
  const pick = (place: Locality) => {
    const input = box.current && controlIn(box.current, id)
    if (!input) return
    input.value = lineWith(input.value, place, country)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    close()
    const nextField = place.postcode && box.current ? controlIn(box.current, nextName) : undefined
    if (nextField) nextField.focus()
    else input.focus()
  }
  useCombobox(box, places, {
    pick({ dataset: { at } }) {
      const place = places[Number(at)]
      if (at === BY_HAND) onByHand()
      else if (place) pick(place)
    },
    escape() {
      if (places.length > 0) close()
      return places.length > 0
    },
  })
  const listId = `${id}-places`
  const { street, place: written } = splitPlace(typed)
  return (
    <div ref={box} className={`with-scripts ${styles.locality}`}>
      <TextField
        {...field}
        id={id}
        name={id}
        label="Address"
        autoComplete={`${section} street-address`}
        maxLength={200}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={closeOnLeaving}
      />
      <p role="status" className="visually-hidden">
        {places.length > 0 ? `${places.length} places found. Arrow down to choose.` : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Addresses"
        className={styles.places}
        tabIndex={-1}
        hidden
        onBlur={closeOnLeaving}
      >
        {places.map((place, at) => (
          <div
            key={place.label}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={false}
            data-at={at}
            className={styles.whole}
          >
            {street}, <Completion place={place} written={written} />
          </div>
        ))}
        {places.length > 0 ? (
          <div id={`${listId}-hand`} role="option" tabIndex={-1} aria-selected={false} data-at={BY_HAND}>
            <u>My address isn’t here, enter it by hand</u>
          </div>
        ) : null}
      </div>
    </div>
  )
}
