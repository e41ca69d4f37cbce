import type { DayView } from './store-view.ts'
import styles from './week-hours.module.css'

/** [R3.36] */
export function WeekHours({
  hours,
  today,
}: {
  readonly hours: readonly DayView[]
  readonly today: string | undefined
}) {
  return (
    <dl className={styles.week}>
      {hours.map(({ day, hours: text }) => (
        <div key={day} {...(day === today ? { 'data-today': '' } : {})}>
          <dt>
            {day}
            {day === today && ', today'}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
