import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '#app/ui/field.tsx'
import styles from './address.module.css'
import type { AddressSuggestionsQuery } from './localities.generated.ts'

/** A place that the list of postcodes knows. */
export type Locality = AddressSuggestionsQuery['addressSuggestions'][number]

const LEAST_TYPED = 3
const NO_PLACES: readonly Locality[] = []
const DEBOUNCE_MS = 150

async function findLocalities(country: string, typed: string, signal: AbortSignal): Promise<readonly Locality[]> {
  const answer = await fetch(`/api/localities?${new URLSearchParams({ country, q: typed })}`, { signal })
  return answer.ok ? ((await answer.json()) as { localities: readonly Locality[] }).localities : []
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
}

/**
 * A suburb or town, with places to pick from after three letters or digits; picking fills it with its state and postcode, which stay as they
 * can be typed. Where the list does not answer it is a plain field.
 */
export function LocalityField({ prefix, ...field }: { readonly prefix: string } & ComponentProps<typeof TextField>) {
  const [places, setPlaces] = useState(NO_PLACES)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (typed.trim().length < LEAST_TYPED) return setPlaces(NO_PLACES)
    const pending = new AbortController()
    const timer = setTimeout(() => {
      const country = box.current?.closest('form')?.elements.namedItem(`${prefix}country`)
      const code = country instanceof HTMLInputElement || country instanceof HTMLSelectElement ? country.value : 'AU'
      findLocalities(code, typed, pending.signal).then(setPlaces, () => {
        if (!pending.signal.aborted) setPlaces(NO_PLACES)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      pending.abort()
    }
  }, [typed, prefix])
  const pick = (place: Locality) => {
    const form = box.current?.closest('form')
    if (!form) return
    put(form, field.name ?? '', place.city)
    put(form, `${prefix}region`, place.region)
    // A town's postcode is that of its middle: a suburb has its own, which the list does not know.
    const suburb = form.elements.namedItem(`${prefix}suburb`)
    const isWhole = place.postcode !== null && !(suburb instanceof HTMLInputElement && suburb.value.trim())
    if (isWhole) put(form, `${prefix}postcode`, place.postcode ?? '')
    form.querySelector(`[name="${prefix}postcode"]`)?.dispatchEvent(new Event('input', { bubbles: true }))
    close()
    const next = field.name === `${prefix}suburb` ? 'city' : isWhole ? 'telephone' : 'postcode'
    form.querySelector<HTMLElement>(`[name="${prefix}${next}"]`)?.focus()
  }
  const close = () => {
    setPlaces(NO_PLACES)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && places.length > 0) {
      event.preventDefault()
      close()
      box.current?.querySelector('input')?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the controls inside, which work without them
    <div
      ref={box}
      className={styles.locality}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <TextField {...field} onInput={(event) => setTyped(event.currentTarget.value)} />
      <p role="status" className="visually-hidden">
        {places.length > 0 ? `${places.length} places found. Arrow down to choose.` : ''}
      </p>
      {places.length > 0 ? (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.label}>
              {/* Pressing leaves the focus in the field: some browsers focus no button, and the list would be gone before the click. */}
              <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => pick(place)}>
                {place.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
