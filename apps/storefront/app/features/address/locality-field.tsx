import { type ComponentProps, type FocusEvent, useRef, useState } from 'react'
import { useCombobox } from '#app/ui/combobox/use-combobox.ts'
import { TextField } from '#app/ui/field.tsx'
import styles from './address.module.css'
import { controlIn } from './form-control.ts'
import { type Locality, useLocalities } from './use-localities.ts'

/** Suggests places after three characters; a plain field when the lookup fails. */
export function LocalityField({ prefix, ...field }: { readonly prefix: string } & ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const places = useLocalities(typed, () => box.current && controlIn(box.current, `${prefix}country`)?.value)
  const close = () => setTyped('')
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) close()
  }
  const pick = (place: Locality) => {
    const control = (name: string) => (box.current ? controlIn(box.current, name) : undefined)
    const put = (name: string, value: string) => {
      const filled = control(name)
      if (filled) filled.value = value
    }
    put(field.name ?? '', place.city)
    put(`${prefix}region`, place.region)
    // The list has only a town's central postcode, so it is not used for an address with a suburb.
    const isWhole = place.postcode !== null && !control(`${prefix}suburb`)?.value.trim()
    if (isWhole) put(`${prefix}postcode`, place.postcode ?? '')
    control(`${prefix}postcode`)?.dispatchEvent(new Event('input', { bubbles: true }))
    close()
    const next = field.name === `${prefix}suburb` ? 'city' : isWhole ? 'telephone' : 'postcode'
    control(`${prefix}${next}`)?.focus()
  }
  useCombobox(box, places, {
    pick(option) {
      const place = places[Number(option.dataset.at)]
      if (place) pick(place)
    },
    escape() {
      if (places.length > 0) close()
      return places.length > 0
    },
  })
  const listId = `${field.id ?? field.name}-places`
  return (
    <div ref={box} className={styles.locality}>
      <TextField {...field} onInput={(event) => setTyped(event.currentTarget.value)} onBlur={closeOnLeaving} />
      <p role="status" className="visually-hidden">
        {places.length > 0 ? `${places.length} places found. Arrow down to choose.` : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Places"
        className={styles.places}
        tabIndex={-1}
        hidden
        onBlur={closeOnLeaving}
      >
        {places.map(({ label }, at) => (
          <div key={label} id={`${listId}-${at}`} role="option" tabIndex={-1} aria-selected={false} data-at={at}>
            {label}
          </div>
        ))}
      </div>
    </div>
  )
}
