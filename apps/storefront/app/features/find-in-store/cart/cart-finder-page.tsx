import { Form } from 'react-router'
import type { FindInStoreRequest } from '#app/session/browser/find-in-store.ts'
import { Button } from '#app/ui/button.tsx'
import type { CartFinderAnswer } from '../find.server.ts'
import styles from '../find-in-store.module.css'
import { PlainFind } from '../plain-find.tsx'
import { allOf, deliverText } from '../stock-labels.ts'
import { type CollectLine, wantedLines } from './collect-line.ts'
import { WantedLines } from './wanted-lines.tsx'

interface CartFinderPageProps extends Pick<FindInStoreRequest, 'mode'> {
  readonly lines: readonly CollectLine[]
  readonly chosenUids: readonly string[]
  readonly linesError: string | undefined
  readonly cart: CartFinderAnswer | undefined
  readonly query: string
  readonly place: string
  readonly placeError: string | undefined
  readonly isInStockOnly: boolean
  readonly promise: string | undefined
  readonly returnTo: string
}

/** Find in store of bag and checkout, without scripts. [R2.66] */
export function CartFinderPage({ lines, chosenUids, linesError, mode, cart, ...rest }: CartFinderPageProps) {
  const chosen = lines.filter(({ uid }) => chosenUids.includes(uid))
  const delivered = chosen.length > 0 ? chosen : lines
  const found = cart?.answer.kind === 'found' ? cart.answer : undefined
  const isChosenByLine = mode === 'CART'
  return (
    <div className="container">
      <div className={styles.page}>
        <h1 tabIndex={-1}>Find in store</h1>
        <PlainFind
          {...rest}
          path="/find-in-store/bag"
          answer={cart?.answer}
          wanted={cart && found ? wantedLines(isChosenByLine ? chosen : lines, cart.skus, found) : []}
          wantedText={allOf(chosen.length)}
          deliver={
            <Form method="post" action="/store/choose">
              <input type="hidden" name="returnTo" value={rest.returnTo} />
              {delivered.map(({ uid }) => (
                <input key={uid} type="hidden" name="line" value={uid} />
              ))}
              <Button look="quiet">{deliverText(delivered.length)}</Button>
            </Form>
          }
        >
          <input type="hidden" name="mode" value={mode} />
          <input type="hidden" name="returnTo" value={rest.returnTo} />
          {isChosenByLine && <WantedLines lines={lines} chosenUids={chosenUids} error={linesError} />}
        </PlainFind>
        <p>
          <a href={rest.returnTo}>Back</a>
        </p>
      </div>
    </div>
  )
}
