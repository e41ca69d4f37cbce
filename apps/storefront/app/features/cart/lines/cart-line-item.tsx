import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { ChangeDetails, GiftCardFacts } from '#app/features/gift-card/gift-card-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartActionAnswer } from '../answers.ts'
import { type CartLine, lineText } from '../cart-model.ts'
import { InsteadForm } from '../collection/gone-ways.tsx'
import { WayChoice, type Ways } from '../collection/way-choice.tsx'
import { LineChoices, sizesPath } from './line-choices.tsx'
import { lineId } from './line-id.ts'
import { LinePicture } from './line-picture.tsx'
import { LineNotices, LinePrice, LineSavings } from './line-prices.tsx'
import { type OpenedSizes, SIZES_FAILED } from './line-sizes.ts'
import styles from './lines.module.css'
import { useLineChange } from './use-line-change.ts'
import { useLineSizes } from './use-line-sizes.ts'
import type { RemovalIntent } from './use-removals.ts'

export type FocusTarget = 'name' | 'size' | 'way'

function Failure({
  id,
  message,
  tryAgain,
}: {
  readonly id: string
  readonly message: string
  readonly tryAgain: (() => void) | undefined
}) {
  return (
    <div role="alert" className={styles.failure}>
      <FieldError id={id}>{message}</FieldError>
      {tryAgain ? (
        <Button type="button" look="quiet" isSmall className="with-scripts" onClick={tryAgain}>
          Try again
        </Button>
      ) : null}
    </div>
  )
}

function RemovalForm({
  line,
  leaving,
  label,
  onLeave: onRemove,
  children,
}: {
  readonly line: CartLine
  readonly leaving: RemovalIntent
  readonly label: string
  readonly onLeave: (leaving: RemovalIntent) => void
  readonly children: ReactNode
}) {
  const leave = (event: FormEvent) => {
    event.preventDefault()
    onRemove(leaving)
  }
  return (
    <Form method="post" action="/cart" onSubmit={leave}>
      <input type="hidden" name="intent" value={leaving} />
      <input type="hidden" name="uid" value={line.uid} />
      <Button look="quiet" isSmall className={styles.leave} aria-label={`${label} ${lineText(line)}`}>
        {children}
      </Button>
    </Form>
  )
}

function Shoe({
  line,
  ground,
  link,
}: Pick<CartLineItemProps, 'line' | 'ground'> & { readonly link: Ref<HTMLAnchorElement> }) {
  return (
    <a ref={link} href={line.href} className={styles.shoe}>
      <span className={`tile ${styles.picture}`} style={{ '--tile-of': ground } as Record<string, string | undefined>}>
        <LinePicture line={line} sizes="132px" />
      </span>
      <h3 className={styles.name}>{line.name}</h3>
    </a>
  )
}

function Facts({ line }: { readonly line: CartLine }) {
  return (
    <>
      <div className={styles.what}>
        {line.giftCard ? (
          <GiftCardFacts details={line.giftCard} />
        ) : (
          <p className="mute small">{[line.brand, line.colour].filter(Boolean).join(', ')}</p>
        )}
      </div>
      <LinePrice line={line} />
      <div className={styles.facts}>
        <LineSavings line={line} />
        <LineNotices line={line} />
      </div>
    </>
  )
}

function RemovalForms({ line, onLeave }: Pick<CartLineItemProps, 'line' | 'onLeave'>) {
  return (
    <div className={styles.leaving}>
      {line.giftCard ? (
        <ChangeDetails uid={line.uid} name={lineText(line)} />
      ) : (
        <RemovalForm line={line} leaving="move" label="Move to wishlist:" onLeave={onLeave}>
          <Icon name="heart" sizePx={18} /> <span>Move to wishlist</span>
        </RemovalForm>
      )}
      <RemovalForm line={line} leaving="remove" label="Remove" onLeave={onLeave}>
        Remove
      </RemovalForm>
    </div>
  )
}

interface CartLineItemProps {
  readonly line: CartLine
  readonly version: string
  readonly ground: string | undefined
  /** Set if the URL opens its sizes. */
  readonly opened: OpenedSizes | undefined
  /** Set without scripts. */
  readonly answer: CartActionAnswer | undefined
  readonly failure: { readonly message: string; readonly leaving: RemovalIntent } | undefined
  readonly onLeave: (leaving: RemovalIntent) => void
  readonly takeFocusTarget: (line: CartLine) => FocusTarget | undefined
  /** The next line of that size gets the focus. */
  readonly onSize: (sizeUid: string) => void
  readonly ways: Ways | undefined
  /** Its line takes the focus in the other group. */
  readonly onWay: (way: CartLine['way']) => void
  /** After its size was changed. */
  readonly wayNotice: string | undefined
}

/** Changes are optimistic where scripts run. */
export function CartLineItem({
  line,
  version,
  ground,
  opened,
  answer,
  failure,
  onLeave,
  takeFocusTarget,
  onSize,
  ways,
  onWay,
  wayNotice,
}: CartLineItemProps) {
  const change = useLineChange(`line-${line.uid}`, version)
  const name = useRef<HTMLAnchorElement>(null)
  const sizeField = useRef<HTMLSelectElement>(null)
  const wayField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const target = takeFocusTarget(line)
    if (target === 'name') name.current?.focus()
    if (target === 'size') sizeField.current?.focus()
    if (target === 'way') wayField.current?.focus()
  })
  const sizes = useLineSizes({ line, box: sizeField, opened, refused: change.failure })
  const id = lineId(line.uid)
  const failed = [
    failure && { message: failure.message, tryAgain: () => onLeave(failure.leaving) },
    change.failure && { message: change.failure.message, tryAgain: change.tryAgain },
    sizes.hasFailed && { message: SIZES_FAILED, tryAgain: sizes.open },
    answer && { message: answer.message, tryAgain: undefined },
  ].find((one) => one !== undefined && one !== false)
  const choose = () => {
    if (sizeField.current && sizeField.current.value !== line.sizeUid) onSize(sizeField.current.value)
    change.send()
  }
  return (
    <li
      id={id}
      className={styles.line}
      aria-busy={change.isBusy}
      {...(line.problem ? { 'data-sold-out': '', tabIndex: -1 } : {})}
    >
      <Shoe line={line} ground={ground} link={name} />
      <Facts line={line} />
      <div className={styles.controls}>
        <change.Form
          ref={change.form}
          method="post"
          action={opened ? sizesPath(line) : '/cart'}
          autoComplete="off"
          className={styles.choices}
          aria-label={`Change ${lineText(line)}`}
        >
          <LineChoices line={line} sizes={sizes} sizeField={sizeField} onChoose={choose} />
        </change.Form>
        {failed?.message ? <Failure id={`${id}-error`} message={failed.message} tryAgain={failed.tryAgain} /> : null}
        {ways ? <WayChoice {...{ line, version, ways }} chosen={wayField} onChoose={onWay} /> : null}
        <InsteadForm line={line} />
        {wayNotice ? (
          <p role="status" className={`mute small ${styles.fact}`}>
            {wayNotice}
          </p>
        ) : null}
        <RemovalForms line={line} onLeave={onLeave} />
      </div>
    </li>
  )
}
