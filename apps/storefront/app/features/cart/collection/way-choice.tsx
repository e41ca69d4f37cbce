import { inSize } from '@welt/brands/size-text'
import { formatCents } from '@welt/kit/money'
import type { Ref } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type CartLine, lineText } from '../cart-model.ts'
import { useLineChange } from '../lines/use-line-change.ts'
import styles from './collection.module.css'
import { type CollectionStore, readyText } from './collection-store.ts'
import { FindLink } from './find-link.tsx'
import { GoneWays } from './gone-ways.tsx'

/** What a line may be changed to; undefined where the site offers no collection. [R3.106] */
export interface Ways {
  readonly store: CollectionStore | undefined
  /** "Thu 26 Nov" */
  readonly promise: string | undefined
  readonly deliveryCents: number | undefined
}

const deliveryWay = ({ promise }: Pick<Ways, 'promise'>) => (promise ? `Delivery, ${promise}` : 'Delivery')

function collectWay(store: CollectionStore, isCollected: boolean): string {
  const ready = readyText(store.readyAt)
  const where = isCollected ? 'Collect' : `Collect at ${store.town}`
  return ready ? `${where} ${ready}` : where
}

const priceText = (cents: number | undefined) => (cents === undefined ? '' : cents === 0 ? 'Free' : formatCents(cents))

interface WayChoiceProps {
  readonly line: CartLine
  readonly version: string
  readonly ways: Ways
  readonly chosen: Ref<HTMLInputElement>
  readonly onChoose: (way: CartLine['way']) => void
}

function Row({
  name,
  price,
  ...input
}: {
  readonly name: string
  readonly price: string
  readonly value: string
  readonly defaultChecked: boolean
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly onChange: () => void
}) {
  return (
    <label className={styles.way}>
      <input type="radio" name="way" {...input} />
      <span>{name}</span>
      <span className="numeric">{price}</span>
    </label>
  )
}

function StoreRow({ uid, text, link }: { readonly uid: string; readonly text: string; readonly link: string }) {
  return (
    <p className={styles.noWay}>
      <Icon name="store" sizePx={20} />
      <span>{text}</span>
      <FindLink lineUid={uid}>{link}</FindLink>
    </p>
  )
}

function HiddenFields({ line }: { readonly line: CartLine }) {
  return (
    <>
      <input type="hidden" name="intent" value="way" />
      <input type="hidden" name="uid" value={line.uid} />
    </>
  )
}

/** Collect or deliver one line: a form of its own, sent at once where scripts run. [R4.06] */
export function WayChoice({ line, version, ways, chosen, onChoose }: WayChoiceProps) {
  const change = useLineChange(`way-${line.uid}`, version)
  const { store } = ways
  if (line.way === undefined) return null
  if (!store) return <StoreRow uid={line.uid} text="Collect it from a store instead" link="Choose a store" />
  const isCollected = line.way === 'clickncollect'
  if (!line.isCollectable && !isCollected)
    return <StoreRow uid={line.uid} text={`Not at ${store.town}${inSize(line.size)}`} link="Try another store" />
  const failure = change.failure?.message
  const send = (way: CartLine['way']) => () => {
    onChoose(way)
    change.send()
  }
  const form = {
    ref: change.form,
    method: 'post',
    action: '/cart',
    autoComplete: 'off',
    className: styles.wayForm,
    'aria-busy': change.isBusy,
    'aria-label': `Delivery or collection of ${lineText(line)}`,
  } as const
  return (
    <change.Form {...form}>
      <HiddenFields line={line} />
      {failure ? (
        <div role="alert">
          <FieldError id={`way-${line.uid}-error`}>{failure}</FieldError>
        </div>
      ) : null}
      {line.isGoneFromStore ? (
        <GoneWays line={line} promise={ways.promise} onChoose={onChoose} />
      ) : (
        <>
          <fieldset className={styles.ways}>
            <legend className="visually-hidden">How do you want to get {line.name}?</legend>
            <Row
              name={collectWay(store, isCollected)}
              price="Free"
              value="clickncollect"
              defaultChecked={isCollected}
              ref={isCollected ? chosen : undefined}
              onChange={send('clickncollect')}
            />
            <Row
              name={deliveryWay(ways)}
              price={priceText(ways.deliveryCents)}
              value="delivery"
              defaultChecked={!isCollected}
              ref={isCollected ? undefined : chosen}
              onChange={send('delivery')}
            />
          </fieldset>
          <Button look="secondary" isSmall className="without-scripts">
            Choose
          </Button>
        </>
      )}
    </change.Form>
  )
}
