import { formatCents } from '@welt/kit/money'
import { RETURN_TEXT_LENGTHS } from '@welt/rules/returns'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import fieldStyles from '#app/ui/field.module.css'
import { SelectField } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type DraftLine, fieldOf, TICK } from '../draft.ts'
import { pairsText } from '../pairs-text.ts'
import { lineText, type RefusedLine, refundOf } from '../returnable.ts'
import styles from './create.module.css'
import { PhotoField } from './photo-field.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { SwapChoice } from './swap-choice.tsx'

function Quantity({ one, error }: { readonly one: DraftLine; readonly error: string | undefined }) {
  const { uid, available } = one.line
  const name = fieldOf('quantity', uid)
  if (available === 1) return <input type="hidden" name={name} value="1" />
  return (
    <div className={styles.quantity}>
      <SelectField id={name} name={name} label="Quantity" defaultValue={one.quantity} error={error}>
        {Array.from({ length: available }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count} of {available}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Of reason Other. [R3.96, R5.22] */
function OtherText({ one, error }: { readonly one: DraftLine; readonly error: string | undefined }) {
  const name = fieldOf('text', one.line.uid)
  return (
    <div className={`${fieldStyles.field} ${styles.forOther}`}>
      <label htmlFor={name} className={fieldStyles.label}>
        Tell us why
      </label>
      <p id={`${name}-hint`} className={fieldStyles.hint}>
        Needed for Other. A few words are enough.
      </p>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      <textarea
        id={name}
        name={name}
        rows={3}
        maxLength={RETURN_TEXT_LENGTHS.reason}
        className={fieldStyles.control}
        defaultValue={one.text}
        aria-describedby={error ? `${name}-error ${name}-hint` : `${name}-hint`}
        aria-invalid={error ? true : undefined}
      />
    </div>
  )
}

/** A row is one label; ticking it opens quantity and reasons. [R2.85] */
export function LineCard({
  one,
  photos,
  errors,
}: {
  readonly one: DraftLine
  /** Of the last answer. */
  readonly photos: readonly string[]
  readonly errors: FieldErrors
}) {
  const { line } = one
  return (
    <li className={styles.line}>
      <label className={styles.head}>
        <input
          type="checkbox"
          name={TICK}
          value={line.uid}
          defaultChecked={one.isTicked}
          aria-invalid={errors[TICK] ? true : undefined}
          aria-describedby={errors[TICK] ? `${TICK}-error` : undefined}
        />
        {line.image ? <Picture src={line.image} alt="" sizes="88px" maxWidthPx={320} /> : <span />}
        <span className={styles.about}>
          <strong>{line.name}</strong>
          <span className="mute">
            {lineText(line)}
            {line.available > 1 ? `, ${pairsText(line.available, [line.size])}` : ''}
          </span>
          {line.isFaultOnly ? <span className="mute">Only for a fault or a wrong item</span> : null}
        </span>
        <strong className="numeric">{formatCents(refundOf(line, Number(one.quantity)))}</strong>
      </label>
      <div className={styles.opened}>
        <Quantity one={one} error={errors[fieldOf('quantity', line.uid)]} />
        <ReasonChoice uid={line.uid} reason={one.reason} error={errors[fieldOf('reason', line.uid)]} />
        <OtherText one={one} error={errors[fieldOf('text', line.uid)]} />
        <SwapChoice one={one} error={errors[fieldOf('swap', line.uid)]} />
        <PhotoField uid={line.uid} photos={photos} error={errors[fieldOf('photos', line.uid)]} />
        <p className={`${styles.advice} ${styles.forFault}`}>
          <Icon name="tick" sizePx={20} />
          <span>
            <strong>Sorry about that.</strong> For a fault or a wrong item you pay nothing for sending it back.
          </span>
        </p>
      </div>
    </li>
  )
}

export function RefusedLines({ lines }: { readonly lines: readonly RefusedLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className={styles.refused}>
      <h2>Can’t be returned</h2>
      <ul>
        {lines.map(({ uid, name, size, image, why }) => (
          <li key={uid}>
            {image ? <Picture src={image} alt="" sizes="64px" maxWidthPx={160} /> : <span />}
            <p>
              <strong>{name}</strong>
              {size ? <span className="mute">, {size}</span> : null}
              <br />
              {why}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
