import { Picture } from '#app/ui/picture.tsx'
import styles from '../find-in-store.module.css'
import type { CollectLine } from './collect-line.ts'

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
  /** Without it the form sends the choice, everything as ''. */
  readonly onChoose?: (uids: string[]) => void
}

/** Everything or one line; a list with ticks from three lines on. */
export function WantedLines({ lines, chosenUids, onChoose }: WantedLinesProps) {
  const [only] = lines
  if (lines.length === 1 && only)
    return (
      <div className={styles.wantedOne}>
        <LineFacts line={only} />
      </div>
    )
  const isTicked = lines.length > 2
  const isChosen = (uid: string) => chosenUids.includes(uid) && (isTicked || chosenUids.length === 1)
  const after = (uid: string) => {
    if (!isTicked) return [uid]
    return chosenUids.includes(uid) ? chosenUids.filter((other) => other !== uid) : [...chosenUids, uid]
  }
  const inputOf = (isChosen: boolean, value: string, next: () => string[]) => ({
    type: isTicked ? 'checkbox' : 'radio',
    name: 'line',
    value,
    ...(onChoose ? { checked: isChosen, onChange: () => onChoose(next()) } : { defaultChecked: isChosen }),
  })
  return (
    <fieldset>
      <legend>
        <strong>What would you like to collect?</strong>
      </legend>
      <div className={styles.wanted}>
        {!isTicked && (
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
