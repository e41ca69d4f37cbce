import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Delivered } from './delivered.tsx'
import { widerThan } from './find-address.ts'
import styles from './find-in-store.module.css'
import type { FindAnswer } from './found-store.ts'
import { FoundStores } from './found-stores.tsx'
import { NoneFound } from './none-found.tsx'
import { PlacePart } from './place-part.tsx'
import type { Wanted } from './stock-labels.ts'

interface PlainFindProps {
  /** Path of the page, whose form is a GET form. */
  readonly path: string
  /** Query of the page. */
  readonly query: string
  readonly returnTo: string
  /** As typed. */
  readonly place: string
  readonly placeError: string | undefined
  readonly answer: FindAnswer | undefined
  readonly wanted: readonly Wanted[]
  readonly wantedText: string
  readonly isInStockOnly: boolean
  readonly promise: string | undefined
  /** The size is sold out online. */
  readonly isSoldOut?: boolean
  readonly deliver: ReactNode
  /** Fields of what is looked for. */
  readonly children: ReactNode
}

/** Find in store as a page. */
export function PlainFind(props: PlainFindProps) {
  const { path, query, answer, wanted, wantedText, isInStockOnly, isSoldOut = false, returnTo, deliver } = props
  const found = answer?.kind === 'found' ? answer : undefined
  const wider = found && widerThan(found.radiusKm)
  const addressWith = (name: string, value: string) => {
    const params = new URLSearchParams(query)
    params.set(name, value)
    return `${path}?${params}`
  }
  return (
    <>
      <Form action={path} className={styles.search} noValidate>
        {props.children}
        <PlacePart
          id="place"
          error={props.placeError}
          answer={answer}
          input={{ defaultValue: found ? found.place : props.place, autoFocus: Boolean(props.placeError) }}
        />
        <Button isWide look={found ? 'secondary' : 'primary'}>
          Find stores
        </Button>
      </Form>
      {answer?.kind === 'failed' && (
        <div className={styles.none} role="alert">
          <FieldError id="find-error">{answer.message}</FieldError>
          <ButtonLink href={`${path}?${query}`} look="secondary">
            Retry
          </ButtonLink>
        </div>
      )}
      {found && (
        <FoundStores
          found={found}
          wanted={wanted}
          isInStockOnly={isInStockOnly}
          toggle={
            <a href={addressWith('all', isInStockOnly ? '1' : '0')}>
              {isInStockOnly ? 'Show all stores' : 'In stock only'}
            </a>
          }
          none={
            <NoneFound place={found.place} wantedText={wantedText} isSoldOut={isSoldOut}>
              {wider && (
                <ButtonLink href={addressWith('radius', String(wider))} look="secondary">
                  Try a wider area
                </ButtonLink>
              )}
              {deliver}
            </NoneFound>
          }
          choose={(store, uids, button) => (
            <Form method="post" action="/store/choose">
              <input type="hidden" name="store" value={store.id} />
              <input type="hidden" name="returnTo" value={returnTo} />
              <input type="hidden" name="place" value={found.place} />
              {uids.map((uid) => (
                <input key={uid} type="hidden" name="line" value={uid} />
              ))}
              {button}
            </Form>
          )}
        />
      )}
      <Delivered promise={props.promise} soldOut={isSoldOut ? wantedText : undefined}>
        {deliver}
      </Delivered>
    </>
  )
}
