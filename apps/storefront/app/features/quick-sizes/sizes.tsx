import { lastText, ONE_SIZE } from '@welt/brands/size-text'
import type { Ref } from 'react'
import type { CardSize, CardSizes } from './card-sizes.ts'
import styles from './quick-sizes.module.css'

interface SizesProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly view: CardSizes
  /** The usual or the chosen size. */
  readonly filledUid: string | undefined
  readonly busyUid: string | undefined
  readonly does: 'add' | 'choose'
  readonly onPress: (size: CardSize) => void
}

/** Sold-out sizes link to a stock alert. [R3.56] */
export function Sizes({ ref, view, filledUid, busyUid, does, onPress }: SizesProps) {
  const start = view.sizes.find(({ uid }) => uid === filledUid) ?? view.sizes.find(({ isInStock }) => isInStock)
  const scale = <span className="visually-hidden">{view.scale ? `${view.scale} ` : ''}</span>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in some readers
    <ul role="list" className={styles.sizes} aria-label="Sizes">
      {view.sizes.map((size) => (
        <li key={size.uid}>
          {size.isInStock ? (
            <button
              ref={size === start ? ref : undefined}
              type="button"
              className={styles.size}
              data-filled={size.uid === filledUid || undefined}
              data-last={size.isLastPair || undefined}
              aria-busy={size.uid === busyUid || undefined}
              aria-pressed={does === 'choose' ? size.uid === filledUid : undefined}
              onClick={() => onPress(size)}
            >
              {does === 'add' ? (
                <span className="visually-hidden">{size.label === ONE_SIZE ? 'Add ' : 'Add size '}</span>
              ) : null}
              {scale}
              {size.label}
              <span className="visually-hidden">
                {does === 'add' ? ' to bag' : ''}
                {size.isLastPair ? `, ${lastText(size.label).toLowerCase()}` : ''}
              </span>
            </button>
          ) : (
            <a
              className={styles.size}
              data-sold-out
              rel="nofollow"
              href={`/stock-alert?${new URLSearchParams({ sku: view.sku, size: size.sku })}`}
            >
              {scale}
              {size.label}
              <span className="visually-hidden">, sold out: email me when it is back</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

export function SizesNote({ view }: { readonly view: CardSizes }) {
  const usual = view.sizes.find(({ uid }) => uid === view.usualUid)
  const last = view.sizes.find(({ isLastPair }) => isLastPair)
  if (!last && !usual) return null
  return (
    <p className={styles.note}>
      {last ? <span className={styles.last}>{lastText(last.label)}</span> : null}
      {usual ? <span className={styles.usual}>{usual.label} is your size</span> : null}
    </p>
  )
}
