import { Icon } from '#app/ui/icon.tsx'
import { dayText } from '../days.ts'
import type { ReturnStepView } from './return-view.ts'
import styles from './view.module.css'

/** The first step that is not done, or the last one. */
function currentOf(steps: readonly ReturnStepView[]): number {
  const open = steps.findIndex(({ day }) => day === undefined)
  return open < 0 ? steps.length - 1 : open
}

/** Requested, Received, Checked, Refunded or Swapped. */
export function StepsList({
  steps,
  isRow = false,
}: {
  readonly steps: readonly ReturnStepView[]
  readonly isRow?: boolean
}) {
  const current = currentOf(steps)
  return (
    <ol className={isRow ? `${styles.steps} ${styles.row}` : styles.steps}>
      {steps.map(({ name, day }, index) => (
        <li key={name} data-done={day ? '' : undefined} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.disc}>{day ? <Icon name="tick" sizePx={14} /> : null}</span>
          <span>
            {name}
            {day ? <span className="visually-hidden">, done</span> : null}
            {day ? <small>{dayText(day)}</small> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
