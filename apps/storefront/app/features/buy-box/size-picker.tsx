import { FieldError } from '#app/ui/field-error.tsx'
import type { Scale } from '../product/size-scale.ts'
import { otherLabel, type SizeChoice, sizeLabel } from '../product/sizes.ts'
import styles from './size-picker.module.css'

interface SizePickerProps {
  readonly choices: readonly SizeChoice[]
  readonly scales: readonly Scale[]
  readonly scale: Scale | undefined
  readonly own: Scale | undefined
  readonly chosen: SizeChoice | undefined
  /** For scale links without scripts. */
  readonly path: string
  readonly error: string | undefined
  /** Rendered in the place of the chosen size, to avoid a layout shift. */
  readonly keptSize: string | undefined
  readonly onScale: (scale: Scale) => void
  readonly onChoose: (optionUid: string) => void
}

function nameOf(choice: SizeChoice): string {
  if (!choice.isInStock) return ', sold out'
  return choice.leftCount === undefined ? '' : `, only ${choice.leftCount} left`
}

/** [R3.51, R3.52, R3.56] */
export function SizePicker({
  choices,
  scales,
  scale,
  own,
  chosen,
  path,
  error,
  keptSize,
  onScale,
  onChoose,
}: SizePickerProps) {
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <p>
          <strong id="size-heading">Size</strong>
          {chosen && (
            <span className="mute">
              : {scale?.toUpperCase()} {sizeLabel(chosen, scale)}
            </span>
          )}
          {!chosen && keptSize && <span className={styles.keptSize}>{keptSize}</span>}
        </p>
        {scales.length > 1 && (
          <ul className={styles.scales} aria-label="Size scale">
            {scales.map((offered) => (
              <li key={offered}>
                <a
                  href={`${path}?scale=${offered}`}
                  rel="nofollow"
                  aria-current={offered === scale ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    onScale(offered)
                  }}
                >
                  {offered.toUpperCase()}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {error && <FieldError id="size-error">{error}</FieldError>}
      <div
        role="radiogroup"
        aria-labelledby="size-heading"
        aria-describedby={error ? 'size-error' : undefined}
        className={styles.sizes}
      >
        {choices.map((choice) => (
          <label
            key={choice.optionUid}
            className={styles.size}
            data-sold-out={!choice.isInStock || undefined}
            data-low={choice.leftCount !== undefined || undefined}
          >
            <input
              className="visually-hidden"
              type="radio"
              name="option"
              value={choice.optionUid}
              checked={chosen?.optionUid === choice.optionUid}
              onChange={() => onChoose(choice.optionUid)}
              aria-invalid={error ? true : undefined}
            />
            <span className={styles.label}>{sizeLabel(choice, scale)}</span>
            {otherLabel(choice, scale, own) && <span className={styles.other}>{otherLabel(choice, scale, own)}</span>}
            <span className="visually-hidden">{nameOf(choice)}</span>
          </label>
        ))}
      </div>
      <p className={styles.left} role="status">
        {chosen?.isInStock && chosen.leftCount !== undefined ? `Only ${chosen.leftCount} left` : ''}
      </p>
    </div>
  )
}
