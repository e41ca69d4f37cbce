import type { InputHTMLAttributes, ReactNode } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { abroadText } from './abroad.ts'
import styles from './find-in-store.module.css'
import type { FindAnswer } from './found-store.ts'

/** Places to choose from: near names of an unknown place, or others of the same name. */
function placesOf(answer: FindAnswer | undefined): readonly string[] {
  if (answer?.kind === 'unknown') return answer.nearPlaces
  return answer?.kind === 'found' ? answer.otherPlaces : []
}

function problemText(answer: FindAnswer | undefined): string | undefined {
  if (answer?.kind === 'abroad') return abroadText(answer.place, answer.abroad)
  if (answer?.kind !== 'unknown') return undefined
  return `We don’t know “${answer.place}”. ${
    answer.nearPlaces.length > 0 ? 'Did you mean one of these?' : 'Try a suburb or postcode near it.'
  }`
}

interface PlacePartProps {
  readonly id: string
  readonly error: string | undefined
  readonly answer: FindAnswer | undefined
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: React.Ref<HTMLInputElement> }
  /** Clears the field; scripts only. */
  readonly clear?: ReactNode
  /** "Use my location"; scripts only. */
  readonly locate?: ReactNode
}

/** Buttons of places submit the form as `pick`. */
export function PlacePart({ id, error, answer, input, clear, locate }: PlacePartProps) {
  const shown = error ?? problemText(answer)
  const places = placesOf(answer)
  return (
    <div className={styles.place}>
      <label htmlFor={id}>
        <strong>Suburb or postcode</strong>
      </label>
      {shown && <FieldError id={`${id}-error`}>{shown}</FieldError>}
      {shown && answer?.kind === 'abroad' && (
        <ButtonLink look="quiet" href={answer.abroad.href}>
          Find a {answer.abroad.shop} store
        </ButtonLink>
      )}
      {/* Enter would press the first button, a place. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Find stores
      </button>
      <div className={styles.placeRow}>
        <div className={styles.placeField}>
          <input
            type="text"
            name="place"
            autoComplete="off"
            maxLength={80}
            {...input}
            id={id}
            {...(shown ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          />
          {clear}
        </div>
        {places.length > 0 && (
          <ul
            className={styles.places}
            aria-label={answer?.kind === 'found' ? 'Other places of this name' : 'Near names'}
          >
            {places.map((place) => (
              <li key={place}>
                <Button look="secondary" name="pick" value={place} isWide>
                  {place}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {locate}
      </div>
    </div>
  )
}
