import { Icon } from '#app/ui/icon.tsx'
import { type ReturnView, returnTexts } from './return-view.ts'
import styles from './view.module.css'

const ICONS = { done: 'tick', open: 'return', refused: 'alert' } as const

/** The state in words, with what comes next. */
export function StateTexts({ view, isHeading = false }: { readonly view: ReturnView; readonly isHeading?: boolean }) {
  const { tone, title, next, isDisputable } = returnTexts(view)
  const Title = isHeading ? 'h2' : 'p'
  return (
    <div className={styles.words} data-tone={tone}>
      <Icon name={ICONS[tone]} sizePx={20} />
      <div>
        <Title className={styles.title}>{title}</Title>
        {next ? (
          <p className="mute">
            {next}
            {isDisputable ? (
              <>
                {' '}
                Disagree? <a href="/contact">Write to us</a>.
              </>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
