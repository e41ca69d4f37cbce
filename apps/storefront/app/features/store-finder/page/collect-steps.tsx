import type { StoreNow } from '../store-view.ts'
import styles from './store-page.module.css'

export function CollectSteps({ now }: { readonly now: StoreNow | undefined }) {
  const ready = now?.collect?.replace('Collect', 'it is ready')
  const steps = [
    ['Choose “Collect” on the shoe or in the bag', 'We only offer it when the pair is really on the shelf.'],
    ['Wait for our text', ready ? `Order now and ${ready}. Free.` : 'We tell you as soon as it is ready. Free.'],
    ['Bring the code and photo ID', 'Someone else may collect. Try them on here, returns are free at the counter.'],
  ]
  return (
    <section aria-labelledby="collecting" className={styles.steps}>
      <h2 id="collecting">How click and collect works</h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <p>{title}</p>
            <p className="mute">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
