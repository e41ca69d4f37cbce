import { formatCents } from '@welt/kit/money'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type DraftLine, fieldOf } from '../draft.ts'
import { refundOf, type SwapSize } from '../returnable.ts'
import styles from './create.module.css'

export function differenceText({ differenceCents }: SwapSize): string {
  if (differenceCents === 0) return 'Nothing to pay'
  const amount = formatCents(Math.abs(differenceCents))
  return differenceCents > 0 ? `${amount} to pay` : `${amount} back`
}

interface OptionProps {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly label: string
  readonly note?: string
  readonly price?: string
}

function Option({ name, value, isChosen, label, note, price }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      {price ? <strong className="numeric">{price}</strong> : null}
    </label>
  )
}

const advised = (sizes: readonly SwapSize[], reason: string) =>
  sizes.find(({ advisedFor }) => advisedFor.includes(reason))

/** Without a choice: the reason on the page may differ from the one sent. */
function Advice({ size }: { readonly size: SwapSize | undefined }) {
  if (!size) return null
  return (
    <p className={styles.advice}>
      <Icon name="foot" sizePx={20} />
      <span>
        <strong>Size {size.size} should fit.</strong> It is held for you once you send this return.
      </span>
    </p>
  )
}

/** A swap is never chosen beforehand. */
export function OutcomeChoice({ one, error }: { readonly one: DraftLine; readonly error: string | undefined }) {
  const { line, outcome, reason, size } = one
  const name = fieldOf('outcome', line.uid)
  const best = advised(line.sizes, reason)
  const refund = formatCents(refundOf(line, Number(one.quantity)))
  const others = line.sizes.filter((other) => other !== best)
  return (
    <fieldset className={`${styles.outcome} ${styles.forSize}`} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="visually-hidden">Swap or refund</legend>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      <Advice size={best} />
      <div className={styles.options}>
        {best ? (
          <Option
            name={name}
            value={best.sku}
            isChosen={outcome === best.sku}
            label={`Swap for size ${best.size}`}
            price={differenceText(best)}
          />
        ) : null}
        {others.length > 0 ? (
          <>
            <Option
              name={name}
              value="size"
              isChosen={outcome === 'size' || others.some(({ sku }) => sku === outcome)}
              label="Swap for another size"
            />
            <label className={styles.sizes}>
              <span>Size</span>
              <select name={fieldOf('size', line.uid)} defaultValue={outcome === 'size' ? size : outcome}>
                <option value="">Choose</option>
                {others.map((other) => (
                  <option key={other.sku} value={other.sku}>
                    {other.size}, {differenceText(other).toLowerCase()}
                  </option>
                ))}
              </select>
            </label>
          </>
        ) : null}
        <Option name={name} value="refund" isChosen={outcome === 'refund'} label="Refund" price={refund} />
      </div>
    </fieldset>
  )
}

/** For a fault or a wrong item. [R3.97] */
export function FaultChoice({ one }: { readonly one: DraftLine }) {
  const { line, fault } = one
  const name = fieldOf('fault', line.uid)
  const { sameSize } = line
  return (
    <div className={`${styles.outcome} ${styles.forFault}`}>
      <p className={styles.advice}>
        <Icon name="tick" sizePx={20} />
        <span>
          <strong>Sorry about that.</strong> For a fault or a wrong item you pay nothing for sending it back.
        </span>
      </p>
      {sameSize ? (
        <fieldset className={styles.options}>
          <legend className="visually-hidden">New pair or refund</legend>
          <Option
            name={name}
            value={sameSize.sku}
            isChosen={fault === sameSize.sku}
            label={`A new pair in size ${sameSize.size}`}
            price={differenceText(sameSize)}
          />
          <Option
            name={name}
            value="refund"
            isChosen={fault !== sameSize.sku}
            label="Refund"
            price={formatCents(refundOf(line, Number(one.quantity)))}
          />
        </fieldset>
      ) : null}
    </div>
  )
}
