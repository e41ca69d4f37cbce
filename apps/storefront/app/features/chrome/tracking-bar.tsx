import { TrackForm } from '#app/features/orders/tracking/track-form.tsx'
import { COLUMNS } from '#app/features/orders/tracking/tracked-groups.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './header.module.css'

const SUMMARY = { cursor: 'pointer', listStyle: 'none' } as const

/** Opens and closes without scripts; scripts add what is on its way. [R2.70, R4.60] */
export function TrackingBar() {
  return (
    <details data-tracking="">
      <summary className={styles.tool} style={SUMMARY} aria-label="Track an order">
        <Icon name="truck" />
      </summary>
      <div className={styles.panel}>
        <div className="container" style={COLUMNS}>
          <div data-tracked="" hidden />
          <TrackForm id="header-track" />
        </div>
      </div>
    </details>
  )
}
