import type { StepsBlock } from '@welt/brands'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './steps.module.css'

export function Steps({ block, id }: { readonly block: StepsBlock; readonly id: string }) {
  return (
    <section className="container section" aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.copy}>
          <h2 id={id}>{block.heading}</h2>
          <p>{block.text}</p>
          <ol className={styles.steps}>
            {block.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={styles.ways}>
          {block.choices && (
            <ul className={styles.choices}>
              {block.choices.map((choice) => (
                <li key={choice.href}>
                  <a href={choice.href}>
                    <strong>{choice.title}</strong>
                    <span>{choice.text}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href={block.link.href} isWide>
            {block.link.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
