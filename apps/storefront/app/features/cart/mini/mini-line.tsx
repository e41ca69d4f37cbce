import { type Ref, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import type { CartActionAnswer } from '../answers.ts'
import { type CartLine, lineText } from '../cart-model.ts'
import { LinePicture } from '../lines/line-picture.tsx'
import { LinePrice, PriceChange } from '../lines/line-prices.tsx'
import styles from './mini-cart.module.css'

export function MiniLine({
  line,
  ground,
  nameRef,
  onChange,
}: {
  readonly line: CartLine
  readonly ground?: string | undefined
  readonly nameRef?: Ref<HTMLAnchorElement> | undefined
  readonly onChange: () => void
}) {
  const fetcher = useFetcher<CartActionAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.isDone) onChange()
  }, [answer, onChange])
  // Re-read on every window focus; compares by value so that the message survives.
  const said = useWhileSame(answer, JSON.stringify(line))?.message
  const facts = [line.giftCard && `For ${line.giftCard.recipientName}`, line.colour].filter(Boolean)
  const size = [line.fullSize, `quantity ${line.quantity}`].filter(Boolean).join(', ')
  return (
    <div className={styles.line} aria-busy={fetcher.state !== 'idle'}>
      <span className={`tile ${styles.picture}`} style={{ '--tile-of': ground } as Record<string, string | undefined>}>
        <LinePicture line={line} sizes="80px" />
      </span>
      <div className={styles.facts}>
        {line.href ? (
          <a ref={nameRef} href={line.href} className={styles.name}>
            {line.name}
          </a>
        ) : (
          <span className={styles.name}>{line.name}</span>
        )}
        {facts.map((fact) => (
          <p key={fact} className="mute small">
            {fact}
          </p>
        ))}
        <p className="small">{size}</p>
        {said || line.problem ? <p className={styles.problem}>{said ?? line.problem}</p> : null}
        <PriceChange line={line} />
        {line.notice ? <p className="small">{line.notice}</p> : null}
        <fetcher.Form method="post" action="/cart">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="uid" value={line.uid} />
          <Button look="quiet" isSmall className={styles.remove} aria-label={`Remove ${lineText(line)}`}>
            Remove
          </Button>
        </fetcher.Form>
      </div>
      <LinePrice line={line} />
    </div>
  )
}
