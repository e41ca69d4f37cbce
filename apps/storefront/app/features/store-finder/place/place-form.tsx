import { FINDER_PATH } from '@welt/kit/stores/store-path'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { abroadText } from '#app/features/find-in-store/abroad.ts'
import { deletePlace, rememberedPlace, rememberPlace } from '#app/session/browser/store-place.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { useMyLocation } from '#app/ui/hooks/use-my-location.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type FinderAddress, finderPath, isPlain, SAME_SEARCH } from '../finder-address.ts'
import type { FinderData, PlaceProblem } from '../finder-data.ts'
import { FinderFields } from '../finder-fields.tsx'
import { StayLink } from '../stay-link.tsx'
import { StoreIcon } from '../store-icon.tsx'
import { PlaceField } from './place-field.tsx'
import styles from './place-form.module.css'

const SEARCH_FIELDS = ['q', 'store', 'all', 'zoom']

function problemText(problem: PlaceProblem, typed: string): string {
  if (problem.kind === 'missing') return 'Please enter an address or postcode'
  if (problem.kind === 'abroad') return abroadText(typed, problem)
  if (problem.near.length > 0) return `We don’t know “${typed}”. Did you mean one of these?`
  return `We don’t know “${typed}”. Check the spelling, or try a postcode`
}

/** What a place that was not found may have meant. */
function NextSteps({ problem, address }: { readonly problem: PlaceProblem; readonly address: FinderAddress }) {
  if (problem.kind === 'abroad')
    return (
      <p className={styles.next}>
        <a href={problem.href}>Find a {problem.shop} store</a>
      </p>
    )
  if (problem.kind !== 'unknown' || problem.near.length === 0) return null
  return (
    <Form method="get" action={FINDER_PATH} className={styles.near} aria-label="Similar places">
      <FinderFields address={address} without={SEARCH_FIELDS} />
      {problem.near.map(({ label }) => (
        <Button key={label} look="secondary" isSmall name="q" value={label}>
          {label}
        </Button>
      ))}
    </Form>
  )
}

/** Others of the name that was searched for. */
function OtherPlaces({ data, address }: { readonly data: FinderData; readonly address: FinderAddress }) {
  if (data.others.length === 0) return null
  return (
    <nav aria-label="Other places of this name" className={styles.others}>
      <p>Showing {data.placeLabel}. Or did you mean:</p>
      <ul>
        {data.others.map(({ label, name, detail }) => (
          <li key={label}>
            <StayLink href={finderPath(address, { ...SAME_SEARCH, place: label })}>
              {name} <b>{detail}</b>
            </StayLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Searches the last place again, and remembers each that was found. [R9.12] */
function useLastPlace(address: FinderAddress, found: string | undefined, search: (place: string) => void): void {
  const begin = useEffectEvent(() => {
    const last = isPlain(address) ? rememberedPlace() : undefined
    if (last) search(last)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (found) rememberPlace(found)
  }, [found])
}

export function PlaceForm({ data, address }: { readonly data: FinderData; readonly address: FinderAddress }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const search = (place: string) =>
    void navigate(finderPath(address, { ...SAME_SEARCH, place }), { preventScrollReset: true })
  const { locate, refusal, isLocating } = useMyLocation(search, () => field.current?.focus())
  useLastPlace(address, data.placeLabel, search)
  const { problem } = data
  const message = refusal || (problem && problemText(problem, address.place ?? ''))
  return (
    <div className={styles.place}>
      <Form method="get" action={FINDER_PATH} role="search" aria-label="Stores" preventScrollReset>
        <label htmlFor="store-place">Suburb, town or postcode</label>
        <div role="alert">{message && <FieldError id="store-place-error">{message}</FieldError>}</div>
        <FinderFields address={address} without={SEARCH_FIELDS} />
        <div className={styles.row}>
          <div className={styles.box}>
            <button type="submit" aria-label="Find stores">
              <Icon name="search" sizePx={20} />
            </button>
            <PlaceField
              id="store-place"
              value={data.placeLabel ?? address.place ?? ''}
              errorId={message ? 'store-place-error' : undefined}
              field={field}
              onChoose={search}
              onLocate={locate}
            />
            {address.place !== undefined && (
              <a
                href={finderPath(address, { ...SAME_SEARCH, place: undefined })}
                aria-label="Clear the place"
                onClick={deletePlace}
              >
                <Icon name="close" sizePx={18} />
              </a>
            )}
          </div>
          <button type="button" className={`with-scripts ${styles.locate}`} aria-busy={isLocating} onClick={locate}>
            <StoreIcon name="locate" sizePx={20} />
            <span>Use my location</span>
          </button>
        </div>
      </Form>
      {problem && <NextSteps problem={problem} address={address} />}
      <OtherPlaces data={data} address={address} />
    </div>
  )
}
