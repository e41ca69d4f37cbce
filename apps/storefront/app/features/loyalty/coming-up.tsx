import { shortDollars } from '@welt/kit/money'
import styles from './loyalty.module.css'
import type { OtherReward } from './loyalty-model.ts'

interface ComingUpProps {
  readonly birthdayCents: number
  /** "Tue 8 Dec"; undefined while it is unknown. */
  readonly birthday: string | undefined
  readonly others: readonly OtherReward[]
}

/** Later rewards have no code yet. [R3.44] */
export function ComingUp({ birthdayCents, birthday, others }: ComingUpProps) {
  const later = others.filter(({ state }) => state === 'LATER')
  if (birthdayCents === 0 && later.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="coming">
      <h2 id="coming">Coming up</h2>
      <ul className={styles.rows}>
        {birthdayCents > 0 ? (
          <li>
            <p>
              <strong>{shortDollars(birthdayCents)} birthday reward</strong>
            </p>
            {birthday ? (
              <p className="mute small">
                Ready on {birthday}, your birthday. We email you the code. A birthday added shortly before the day
                counts from next year. <a href="/customer/details">Change birthday</a>
              </p>
            ) : (
              <p className="mute small">
                <a href="/customer/details">Add your birthday</a> for a reward on the day. We use it for nothing else.
              </p>
            )}
          </li>
        ) : null}
        {later.map(({ name, amountCents, from }) => (
          <li key={`${name}-${from}`}>
            <p>
              <strong>
                {shortDollars(amountCents)} off, {name}
              </strong>
            </p>
            <p className="mute small">Ready on {from}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function UsedAndEnded({ others }: { readonly others: readonly OtherReward[] }) {
  const gone = others.filter(({ state }) => state !== 'LATER')
  if (gone.length === 0) return null
  return (
    <details className={styles.gone}>
      <summary>Used and ended ({gone.length})</summary>
      <ul className={styles.rows}>
        {gone.map(({ name, amountCents, state, until }) => (
          <li key={`${name}-${until}-${amountCents}`}>
            {shortDollars(amountCents)} off, {name}: {state === 'USED' ? 'used' : `ended ${until ?? ''}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
