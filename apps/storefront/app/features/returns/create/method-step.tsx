import { formatCents } from '@welt/kit/money'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type ChosenLine, chosenLines, type DraftLine, draftFields, sumsOf } from '../draft.ts'
import { PIN_PATH, type Way, waysOf } from '../ways.ts'
import styles from './create.module.css'
import { ChosenRows, pairsText } from './summary.tsx'

/** Takes the choice to the next request. */
export function DraftFields({ draft, intent }: { readonly draft: readonly DraftLine[]; readonly intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {draftFields(draft).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

function WayOption({
  value,
  icon,
  label,
  price,
  isChosen,
  children,
}: {
  readonly value: Way
  readonly icon: ReactNode
  readonly label: string
  readonly price: string
  readonly isChosen: boolean
  readonly children: ReactNode
}) {
  return (
    <label className={styles.way}>
      <input type="radio" name="way" value={value} defaultChecked={isChosen} />
      {icon}
      <span>
        {label}
        <span>{children}</span>
      </span>
      <strong className="numeric">{price}</strong>
    </label>
  )
}

/** How the parcel comes back; parcel point only where the flag is on. [R1.20, R2.86] */
function Ways({ labelCents, error }: { readonly labelCents: number; readonly error: string | undefined }) {
  const { name, country, flags } = useShop()
  const isLabelFree = labelCents === 0
  return (
    <fieldset className={styles.wayList} aria-describedby={error ? 'way-error' : undefined}>
      <legend className="visually-hidden">How will you send it?</legend>
      {error ? <FieldError id="way-error">{error}</FieldError> : null}
      <WayOption
        value="label"
        icon={<Icon name="truck" sizePx={22} />}
        label="Post it with our label"
        price={isLabelFree ? 'Free' : formatCents(labelCents)}
        isChosen={isLabelFree}
      >
        {country === 'NZ' ? 'NZ Post' : 'Australia Post'}, tracked. Print the label or have the post office scan it from
        your phone.
      </WayOption>
      <WayOption
        value="store"
        icon={<Icon name="store" sizePx={22} />}
        label={`Hand it in at a ${name} store`}
        price="Free"
        isChosen={false}
      >
        Take the pairs and the packing slip to any of our stores.
      </WayOption>
      {waysOf(flags).includes('parcel_point') ? (
        <WayOption
          value="parcel_point"
          icon={<PathIcon path={PIN_PATH} sizePx={22} />}
          label="Drop it at a parcel point"
          price="Free"
          isChosen={false}
        >
          You choose the point on their page and come back here.
        </WayOption>
      ) : null}
    </fieldset>
  )
}

function Summary({
  chosen,
  paidWith,
  labelCents,
}: {
  readonly chosen: readonly ChosenLine[]
  readonly paidWith: string | undefined
  readonly labelCents: number
}) {
  const { pairs, isFaultOnly } = sumsOf(chosen)
  return (
    <section className={styles.summary} aria-labelledby="coming-back">
      <h2 id="coming-back">Coming back, {pairsText(pairs)}</h2>
      <div className={styles.pictures}>
        {chosen.map(({ line }) =>
          line.image ? <Picture key={line.uid} src={line.image} alt={line.name} sizes="72px" maxWidthPx={160} /> : null,
        )}
      </div>
      <ChosenRows chosen={chosen} paidWith={paidWith} />
      <dl className={totalStyles.totals}>
        <Row name="Label">{labelCents === 0 ? 'Free' : `${formatCents(labelCents)} if you post it`}</Row>
      </dl>
      {isFaultOnly ? <p className="small mute">Sorry about that, we pay the postage.</p> : null}
    </section>
  )
}

/** Step 2. Nothing is stored until it is sent. [R2.86] */
export function MethodStep({
  draft,
  labelCents: siteCents,
  paidWith,
  sendKey,
  error,
}: {
  readonly draft: readonly DraftLine[]
  /** 0: labels are free. [R3.105, A38] */
  readonly labelCents: number
  readonly paidWith: string | undefined
  readonly sendKey: string
  readonly error: string | undefined
}) {
  const isBusy = useIsBusy('send')
  const chosen = chosenLines(draft)
  const labelCents = sumsOf(chosen).isFaultOnly ? 0 : siteCents
  return (
    <div className={styles.create}>
      <Form method="post" className={styles.ways}>
        <DraftFields draft={draft} intent="send" />
        <input type="hidden" name="key" value={sendKey} />
        <Ways labelCents={labelCents} error={error} />
        <Button isWide isBusy={isBusy}>
          Send return
        </Button>
        <p className="small mute">What to do next is on the next page and in your email.</p>
      </Form>
      <Summary chosen={chosen} paidWith={paidWith} labelCents={labelCents} />
    </div>
  )
}
