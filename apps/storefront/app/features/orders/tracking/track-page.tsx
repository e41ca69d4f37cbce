import styles from '../detail/order.module.css'
import { TrackForm } from './track-form.tsx'
import type { TrackedGroup } from './tracked-group.ts'
import { TrackedGroups } from './tracked-groups.tsx'

export interface TrackPageProps {
  readonly groups: readonly TrackedGroup[]
  readonly number: string
  readonly error: string | undefined
}

/** The tracking bar as a page, for phones and without scripts. [R2.70] */
export function TrackPage({ groups, number, error }: TrackPageProps) {
  return (
    <div className={`container ${styles.lookup}`}>
      <h1>Track an order</h1>
      {groups.length > 0 ? <TrackedGroups groups={groups} /> : null}
      <TrackForm id="track" number={number} error={error} />
      <p>
        Ordered with an account? <a href="/customer/orders">See all orders</a>. Ordered as a guest?{' '}
        <a href="/return/guest">Find your order</a>.
      </p>
    </div>
  )
}
