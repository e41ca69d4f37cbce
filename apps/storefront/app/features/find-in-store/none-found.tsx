import type { ReactNode } from 'react'
import styles from './find-in-store.module.css'

interface NoneFoundProps {
  readonly place: string
  /** "AU 7", "both" */
  readonly wantedText: string
  readonly isSoldOut: boolean
  /** Buttons or links. */
  readonly children: ReactNode
}

export function NoneFound({ place, wantedText, isSoldOut, children }: NoneFoundProps) {
  return (
    <div className={styles.none}>
      <p>
        No store near {place} has {wantedText}. Try a wider area or {isSoldOut ? 'another size' : 'have it delivered'}.
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
