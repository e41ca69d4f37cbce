import { Icon } from '#app/ui/icon.tsx'
import styles from './order.module.css'
import type { TimelineStep } from './order-view.ts'

/** What happened, and what comes next. [R2.74] */
export function OrderTimeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, what, about, isLate }) => (
        <li key={`${what} ${about ?? ''}`} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
          <span className={styles.dot}>{state === 'done' ? <Icon name="tick" sizePx={14} /> : null}</span>
          <div>
            <p>
              {what}
              {isLate ? (
                <>
                  . Not here? <a href="/contact">Tell us</a>
                </>
              ) : null}
            </p>
            {about ? <p className="mute small">{about}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
