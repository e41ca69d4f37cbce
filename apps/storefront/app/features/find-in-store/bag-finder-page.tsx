import { Form } from 'react-router'
import type { FindInStoreRequest } from '#app/session/browser/find-in-store.ts'
import { Button } from '#app/ui/button.tsx'
import { type CollectLine, wantedLines } from './collect-line.ts'
import type { BagAnswer } from './find.server.ts'
import styles from './find-in-store.module.css'
import { PlainFind } from './plain-find.tsx'
import { allOf } from './stock-words.ts'
import { WantedLines } from './wanted-lines.tsx'

interface BagFinderPageProps extends Pick<FindInStoreRequest, 'mode'> {
  readonly lines: readonly CollectLine[]
  readonly chosenUids: readonly string[]
  readonly bag: BagAnswer | undefined
  readonly query: string
  readonly place: string
  readonly placeError: string | undefined
  readonly isInStockOnly: boolean
  readonly promise: string | undefined
  readonly returnTo: string
}

/** Find in store of bag and checkout, without scripts. [R2.66] */
export function BagFinderPage({ lines, chosenUids, mode, bag, ...rest }: BagFinderPageProps) {
  const chosen = lines.filter(({ uid }) => chosenUids.includes(uid))
  const found = bag?.answer.kind === 'found' ? bag.answer : undefined
  const isAsked = mode === 'CART'
  return (
    <div className="container">
      <div className={styles.page}>
        <h1 tabIndex={-1}>Find in store</h1>
        <PlainFind
          {...rest}
          path="/find-in-store/bag"
          answer={bag?.answer}
          wanted={bag && found ? wantedLines(isAsked ? chosen : lines, bag.skus, found) : []}
          wantedText={allOf(chosen.length)}
          deliver={
            <Form method="post" action="/store/choose">
              <input type="hidden" name="returnTo" value={rest.returnTo} />
              {chosen.map(({ uid }) => (
                <input key={uid} type="hidden" name="line" value={uid} />
              ))}
              <Button look="quiet">
                {chosen.length === 1 ? 'Get it delivered' : `Get ${allOf(chosen.length)} delivered`}
              </Button>
            </Form>
          }
        >
          <input type="hidden" name="mode" value={mode} />
          <input type="hidden" name="returnTo" value={rest.returnTo} />
          {isAsked && <WantedLines lines={lines} chosenUids={chosenUids} />}
        </PlainFind>
        <p>
          <a href={rest.returnTo}>Back</a>
        </p>
      </div>
    </div>
  )
}
