import { formatCents } from '@welt/kit/money'
import { Form } from 'react-router'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './order.module.css'
import type { LineSize, OrderLineView } from './order-view.ts'

function Size({ sku, size, isAvailable }: LineSize) {
  return (
    <label className={styles.size}>
      <input type="radio" name="sku" value={sku} required disabled={!isAvailable} />
      <span>
        {isAvailable ? size : <s>{size}</s>}
        {isAvailable ? null : <span className="visually-hidden">, sold out</span>}
      </span>
    </label>
  )
}

/** When no other size has the price that was paid. */
function otherPriceText(others: readonly LineSize[]): string {
  const [first] = others
  if (!first) return ''
  const what = others.length > 1 ? 'The other sizes cost' : `${first.size} costs`
  const difference = `${formatCents(Math.abs(first.moreCents))} ${first.moreCents > 0 ? 'more' : 'less'}`
  return `${what} ${difference} now. Cancel and order again, or return it later.`
}

interface SizeFormProps {
  readonly line: OrderLineView
  /** Empty once it is being picked. */
  readonly sizes: readonly LineSize[]
  readonly number: string
  readonly isOpen: boolean
}

/** Shows promise and price before the shopper confirms. All pieces of the line change. */
export function SizeForm({ line, sizes, number, isOpen }: SizeFormProps) {
  const isBusy = useIsBusy('change-size')
  const current = sizes.find(({ isCurrent }) => isCurrent)
  const others = sizes.filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  const alike = others.filter(({ moreCents }) => moreCents === 0)
  const has = current ? `You have ${current.size} now.` : ''
  const what = line.quantity > 1 ? `we pick the ${line.quantity} pairs. All of them change.` : 'we pick the pair.'
  return (
    <details className={`${styles.question} ${styles.sizeForm}`} open={isOpen}>
      <summary>
        <Icon name="ruler" sizePx={20} /> Change size
        <span className="visually-hidden"> of {line.name}</span>
      </summary>
      {alike.length === 0 ? (
        <p>
          {has} {otherPriceText(others)}
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="change-size" />
          <input type="hidden" name="order" value={number} />
          <input type="hidden" name="item" value={line.id} />
          <p className="mute">
            Until {what} {has}
          </p>
          <fieldset>
            <legend>New size</legend>
            <div className={styles.sizes}>
              {alike.map((one) => (
                <Size key={one.sku} {...one} />
              ))}
            </div>
          </fieldset>
          <p className="small">Same price, nothing to pay.</p>
          <Button look="secondary" isBusy={isBusy}>
            Change size
          </Button>
        </Form>
      )}
    </details>
  )
}
