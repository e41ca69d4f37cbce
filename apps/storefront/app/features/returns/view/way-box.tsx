import { formatCents } from '@welt/kit/money'
import type { ReactNode } from 'react'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import type { ReturnView } from './return-view.ts'
import styles from './view.module.css'

const TEXTS = {
  label: () => 'You post it.',
  store: () => 'You hand it in at one of our stores.',
  parcel_point: (number: string) => `You drop it at a parcel point. Show the number ${number} there.`,
} as const

const NAMES = { label: 'Label', store: 'Store', parcel_point: 'Parcel point' } as const

/** How it comes back, and what that costs. [R2.17, R3.71] */
export function WayBox({ view, children }: { readonly view: ReturnView; readonly children?: ReactNode }) {
  const { way, number, isLabelPaid, labelCents } = view
  return (
    <section className={styles.box} aria-labelledby="way">
      <h2 id="way">How it comes back</h2>
      <p>{TEXTS[way](number)}</p>
      <dl className={totalStyles.totals}>
        <Row name={NAMES[way]} about={isLabelPaid ? 'Paid by card' : undefined}>
          {isLabelPaid ? formatCents(labelCents) : 'Free'}
        </Row>
      </dl>
      {children}
    </section>
  )
}
