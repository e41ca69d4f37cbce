import { ONE_SIZE } from '@welt/brands/size-text'
import { formatCents } from '@welt/kit/money'
import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import { type DraftLine, fieldOf } from '../draft.ts'
import { alertPath, isSameSize, type ReturnableLine, refundOf, type SwapSize } from '../returnable.ts'
import styles from './create.module.css'

const SHOWN_FOR = { '10406': styles.forSmall, '10407': styles.forLarge } as const

/** In a new tab, so that the form is not lost. */
function AlertLink({ line, swap }: { readonly line: ReturnableLine; readonly swap: SwapSize }) {
  const path = alertPath(line, swap)
  if (!path) return null
  return (
    <a href={path} target="_blank" rel="noopener nofollow">
      Email me when it is back<span className="visually-hidden">, opens in a new tab</span>
    </a>
  )
}

/** What fit help says for a reason; the style sheet shows it with that reason. */
function Advice({ reason, line }: { readonly reason: keyof typeof SHOWN_FOR; readonly line: ReturnableLine }) {
  const { swaps } = line
  const swap = swaps.find(({ advisedFor }) => advisedFor.includes(reason))
  if (!swap) return null
  return (
    <p className={`${styles.swapAdvice} ${SHOWN_FOR[reason]}`}>
      <span className="without-scripts">{reason === '10406' ? 'Too small? ' : 'Too large? '}</span>
      <strong>{swap.isAvailable ? `${swap.size} should fit.` : `${swap.size} is sold out.`}</strong> {swap.advice}{' '}
      {swap.isAvailable ? null : <AlertLink line={line} swap={swap} />}
    </p>
  )
}

function differenceText(lessCents: number): string | undefined {
  if (lessCents === 0) return undefined
  return lessCents > 0 ? `${formatCents(lessCents)} back` : `${formatCents(-lessCents)} to pay`
}

function Size({ name, swap, chosen }: { readonly name: string; readonly swap: SwapSize; readonly chosen: string }) {
  const { sku, size, isAvailable, lessCents } = swap
  const isPair = size !== ONE_SIZE
  const difference = isAvailable ? differenceText(lessCents) : undefined
  const classes = [
    styles.size,
    ...(isSameSize(swap) ? [styles.forFault] : []),
    // Card payment needs scripts.
    ...(lessCents < 0 ? ['with-scripts'] : []),
  ]
  return (
    <label className={classes.join(' ')}>
      <input type="radio" name={name} value={sku} defaultChecked={chosen === sku} disabled={!isAvailable} />
      <span>
        {isSameSize(swap) ? `A new ${isPair ? 'pair in ' : 'one'}` : ''}
        {isAvailable ? isPair && size : <s>{size}</s>}
        {isAvailable ? null : <span className="visually-hidden">, sold out</span>}
      </span>
      {difference ? <small>{difference}</small> : null}
    </label>
  )
}

/** A refund, or another size that is reserved with the return. Never preselected. */
export function SwapChoice({ one, error }: { readonly one: DraftLine; readonly error: string | undefined }) {
  const { uid, swaps } = one.line
  const name = fieldOf('swap', uid)
  const [first] = swaps
  if (!first) return null
  return (
    <fieldset className={styles.swap} aria-describedby={error ? `${name}-error ${name}-hint` : `${name}-hint`}>
      <legend className={fieldStyles.label}>Refund or another size?</legend>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      <Advice reason="10406" line={one.line} />
      <Advice reason="10407" line={one.line} />
      <label className={styles.refundChoice}>
        <input type="radio" name={name} value="" id={name} defaultChecked={one.swap === ''} />
        <span>Refund</span>
        <strong className="numeric">{formatCents(refundOf(one.line, Number(one.quantity)))}</strong>
      </label>
      <div className={styles.sizes}>
        {swaps.map((swap) => (
          <Size key={swap.sku} name={name} swap={swap} chosen={one.swap} />
        ))}
      </div>
      <p id={`${name}-hint`} className="small mute">
        We hold the size you choose until {first.until}, once you send this return.{' '}
        {swaps.some(({ lessCents }) => lessCents < 0)
          ? 'If a size costs more, you pay the difference by card on the next page.'
          : 'There’s nothing to pay.'}
      </p>
    </fieldset>
  )
}
