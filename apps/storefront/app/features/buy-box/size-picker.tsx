import { FieldError } from '#app/ui/field-error.tsx'
import type { ProductView } from '../product/product-view.ts'
import type { Scale } from '../product/size-scale.ts'
import { otherLabel, type SizeChoice, sizeLabel } from '../product/sizes.ts'
import styles from './size-picker.module.css'
import type { SizeState } from './use-size-choice.ts'

interface ScalesProps extends Pick<SizeState, 'scales' | 'scale' | 'read'> {
  readonly view: ProductView
}

/** Links without scripts. */
function Scales({ scales, scale, read, view }: ScalesProps) {
  return (
    <ul className={styles.scales} aria-label="Size scale">
      {scales.map((offered) => (
        <li key={offered}>
          <a
            href={`${view.path}?scale=${offered}`}
            rel="nofollow"
            aria-current={offered === scale || undefined}
            onClick={(event) => {
              event.preventDefault()
              read(offered)
            }}
          >
            {offered.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}

function nameOf(choice: SizeChoice): string {
  if (!choice.isInStock) return ', sold out'
  return choice.leftCount === undefined ? '' : `, only ${choice.leftCount} left`
}

interface SizeProps {
  readonly choice: SizeChoice
  readonly scale: Scale | undefined
  readonly other: string | undefined
  readonly isChosen: boolean
  readonly error: string | undefined
  readonly choose: SizeState['choose']
}

function Size({ choice, scale, other, isChosen, error, choose }: SizeProps) {
  return (
    <label
      className={styles.size}
      data-sold-out={!choice.isInStock || undefined}
      data-low={choice.leftCount !== undefined || undefined}
    >
      <input
        className="visually-hidden"
        type="radio"
        name="option"
        value={choice.optionUid}
        checked={isChosen}
        onChange={() => choose(choice.optionUid)}
        aria-invalid={!!error || undefined}
      />
      <span className={styles.label}>{sizeLabel(choice, scale)}</span>
      {other && <span className={styles.other}>{other}</span>}
      <span className="visually-hidden">{nameOf(choice)}</span>
    </label>
  )
}

interface SizePickerProps extends SizeState {
  readonly view: ProductView
  readonly error: string | undefined
  /** Of its heading and error. */
  readonly id?: string
}

/** The kept size is in the place of the chosen one, to avoid a layout shift. [R3.51, R3.52, R3.56] */
export function SizePicker(props: SizePickerProps) {
  const { choices, scale, chosen, chosenLabel, rememberedSizeLabel, view, error, id = 'size' } = props
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <p>
          <strong id={`${id}-heading`}>Size</strong>
          {chosen && <span className="mute">: {chosenLabel}</span>}
          {!chosen && rememberedSizeLabel && (
            <span className={styles.keptSize}>{`You kept size ${rememberedSizeLabel} in ${view.brand}.`}</span>
          )}
        </p>
        {props.scales.length > 1 && <Scales {...props} />}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div
        role="radiogroup"
        aria-labelledby={`${id}-heading`}
        aria-describedby={error && `${id}-error`}
        className={choices[1] ? styles.sizes : styles.picker}
      >
        {choices.map((choice) => (
          <Size
            {...props}
            key={choice.optionUid}
            choice={choice}
            other={otherLabel(choice, scale, props.own)}
            isChosen={choice === chosen}
          />
        ))}
      </div>
      <p className={styles.left} role="status">
        {chosen?.isInStock && chosen.leftCount && `Only ${chosen.leftCount} left`}
      </p>
    </div>
  )
}
