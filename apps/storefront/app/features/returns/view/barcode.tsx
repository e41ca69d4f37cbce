import { code128 } from '@welt/kit/text/code128'
import styles from './view.module.css'

/** Quiet zone on each side, in modules. */
const QUIET = 10

function pathOf(bars: readonly number[]): string {
  let at = QUIET
  return bars
    .map((width, i) => {
      const bar = i % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : ''
      at += width
      return bar
    })
    .join('')
}

/** The return number for the scanner at the counter, as on the label and the packing slip. */
export function Barcode({ number, about }: { readonly number: string; readonly about: string }) {
  const bars = code128(number)
  const width = bars.reduce((sum, bar) => sum + bar, 0) + 2 * QUIET
  return (
    <figure className={styles.barcode}>
      <div>
        <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" role="img" aria-label={`Barcode of ${number}`}>
          <path d={pathOf(bars)} fill="black" />
        </svg>
        <span aria-hidden="true">{number}</span>
      </div>
      <figcaption>{about}</figcaption>
    </figure>
  )
}
