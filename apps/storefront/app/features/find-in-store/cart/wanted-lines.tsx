import { FieldError } from '#app/ui/field-error.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../find-in-store.module.css'
import { type CollectLine, isTicked } from './collect-line.ts'

function LineFacts({ line: { name, facts, quantity, imageUrl, ground } }: { readonly line: CollectLine }) {
  return (
    <>
      <span>
        {name}
        <span className={styles.facts}>
          {facts}
          {quantity > 1 ? `, ${quantity} pairs` : ''}
        </span>
      </span>
      {imageUrl && (
        <span className={styles.picture} style={{ background: ground }}>
          <Picture src={imageUrl} alt="" sizes="48px" maxWidthPx={160} />
        </span>
      )}
    </>
  )
}

interface WantedLinesProps {
  readonly lines: readonly CollectLine[]
  readonly chosenUids: readonly string[]
  readonly error?: string | undefined
  /** Without it the form sends the choice, everything as ''. */
  readonly onChoose?: (uids: string[]) => void
}

/** Everything or one line; a list with ticks from three lines on. */
export function WantedLines({ lines, chosenUids, error, onChoose }: WantedLinesProps) {
  const [only] = lines
  if (lines.length === 1 && only)
    return (
      <div className={styles.wantedOne}>
        <LineFacts line={only} />
      </div>
    )
  const hasTicks = isTicked(lines)
  const isChosen = (uid: string) => chosenUids.includes(uid) && (hasTicks || chosenUids.length === 1)
  const after = (uid: string) => {
    if (!hasTicks) return [uid]
    return chosenUids.includes(uid) ? chosenUids.filter((other) => other !== uid) : [...chosenUids, uid]
  }
  const inputOf = (isChosen: boolean, value: string, next: () => string[]) => ({
    type: hasTicks ? 'checkbox' : 'radio',
    name: 'line',
    value,
    ...(error ? { 'aria-invalid': true, 'aria-describedby': 'line-error' } : {}),
    ...(onChoose ? { checked: isChosen, onChange: () => onChoose(next()) } : { defaultChecked: isChosen }),
  })
  return (
    <fieldset>
      <legend>
        <strong>What would you like to collect?</strong>
      </legend>
      {error && <FieldError id="line-error">{error}</FieldError>}
      <div className={styles.wanted}>
        {!hasTicks && (
          <label>
            <input {...inputOf(chosenUids.length === lines.length, '', () => lines.map(({ uid }) => uid))} />
            <span>{lines.every(({ quantity }) => quantity === 1) ? 'Both pairs' : 'Both shoes'}</span>
          </label>
        )}
        {lines.map((line) => (
          <label key={line.uid}>
            <input {...inputOf(isChosen(line.uid), line.uid, () => after(line.uid))} />
            <LineFacts line={line} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
