import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCombobox } from '#app/ui/combobox/use-combobox.ts'
import type { PlaceChoice } from '../finder-data.ts'
import { StoreIcon } from '../store-icon.tsx'
import styles from './place-form.module.css'

const LEAST_TYPED = 2
const DEBOUNCE_MS = 150
const NO_PLACES: readonly PlaceChoice[] = []

async function suggest(typed: string, signal: AbortSignal): Promise<readonly PlaceChoice[]> {
  const answer = await fetch(`/api/store-places?${new URLSearchParams({ q: typed })}`, { signal })
  return answer.ok ? ((await answer.json()) as { places: readonly PlaceChoice[] }).places : NO_PLACES
}

function useSuggestions(typed: string) {
  const [places, setPlaces] = useState(NO_PLACES)
  useEffect(() => {
    if (typed.trim().length < LEAST_TYPED) return setPlaces(NO_PLACES)
    const pending = new AbortController()
    const timer = setTimeout(() => {
      suggest(typed.trim(), pending.signal).then(setPlaces, () => {
        if (!pending.signal.aborted) setPlaces(NO_PLACES)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      pending.abort()
    }
  }, [typed])
  return [places, () => setPlaces(NO_PLACES)] as const
}

function PlaceOption({ id, at, place }: { readonly id: string; readonly at: number; readonly place: PlaceChoice }) {
  return (
    <div id={id} role="option" tabIndex={-1} aria-selected={false} data-at={at}>
      <StoreIcon name="pin" sizePx={20} />
      <span>
        {place.name} <b>{place.detail}</b>
        {place.nearest && <small>Nearest store: {place.nearest}</small>}
      </span>
    </div>
  )
}

interface Props {
  readonly id: string
  readonly value: string
  readonly errorId: string | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChoose: (place: string) => void
  readonly onLocate: () => void
}

/** Suggests places after two characters; a plain field without scripts. */
export function PlaceField({ id, value, errorId, field, onChoose, onLocate }: Props) {
  const [typed, setTyped] = useState('')
  const [places, clear] = useSuggestions(typed)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    clear()
    setTyped('')
  }
  useCombobox(box, places, {
    pick({ dataset }) {
      const place = places[Number(dataset.at)]
      close()
      if (place) onChoose(place.label)
      else onLocate()
    },
    escape() {
      if (places.length > 0) close()
      return places.length > 0
    },
  })
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [field, value])
  return (
    <div ref={box} className={styles.field}>
      <input
        ref={field}
        id={id}
        name="q"
        type="text"
        defaultValue={value}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        {...(errorId ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && close()}
        onBlur={close}
      />
      <p role="status" className="visually-hidden">
        {places.length > 0 ? `${places.length} places found. Arrow down to choose.` : ''}
      </p>
      <div id={`${id}-places`} role="listbox" aria-label="Places" className={styles.places} tabIndex={-1} hidden>
        {places.map((place, at) => (
          <PlaceOption key={place.label} id={`${id}-places-${at}`} at={at} place={place} />
        ))}
        {places.length > 0 && (
          <div id={`${id}-places-here`} role="option" tabIndex={-1} aria-selected={false}>
            <StoreIcon name="locate" sizePx={20} />
            <b>Use my location instead</b>
          </div>
        )}
      </div>
    </div>
  )
}
