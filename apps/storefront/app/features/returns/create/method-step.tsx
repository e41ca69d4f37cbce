import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type ChosenLine, chosenLines, type DraftLine, draftFields, sumsOf } from '../draft.ts'
import { pairsText } from '../pairs-text.ts'
import { PIN_PATH, type Way, waysOf } from '../ways.ts'
import styles from './create.module.css'
import { ChosenRows } from './summary.tsx'

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

interface WaysProps {
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  readonly error: string | undefined
}

const ICONS: Readonly<Record<Way, ReactNode>> = {
  label: <Icon name="truck" sizePx={22} />,
  store: <Icon name="store" sizePx={22} />,
  parcel_point: <PathIcon path={PIN_PATH} sizePx={22} />,
}

const TEXTS: Readonly<Record<Way, string>> = {
  label: 'Pack it with the return number inside. You get the number when you send this.',
  store: 'Take the pairs and the return number to any of our stores.',
  parcel_point: 'You choose the point on their page and come back here.',
}

/** How the parcel comes back; parcel point only where the flag is on. [R1.20, R2.86] */
function Ways({ ways, way: chosen, error }: WaysProps) {
  const { name } = useShop()
  const labels = { label: 'Post it', store: `Hand it in at a ${name} store`, parcel_point: 'Drop it at a parcel point' }
  return (
    <fieldset className={styles.wayList} aria-describedby={error ? 'way-error' : undefined}>
      <legend className="visually-hidden">How will you send it?</legend>
      {error ? <FieldError id="way-error">{error}</FieldError> : null}
      {ways.map((way) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name="way"
            value={way}
            defaultChecked={way === chosen}
            aria-invalid={error ? true : undefined}
          />
          {ICONS[way]}
          <span>
            {labels[way]}
            <span>{TEXTS[way]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Summary({
  chosen,
  paidWith,
}: {
  readonly chosen: readonly ChosenLine[]
  readonly paidWith: string | undefined
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
      {isFaultOnly ? <p className="small mute">Sorry about that, we pay the postage.</p> : null}
    </section>
  )
}

interface MethodStepProps {
  readonly draft: readonly DraftLine[]
  /** Labels must be paid for, which this page can't do. [R3.105, A38] */
  readonly isLabelPaid: boolean
  readonly paidWith: string | undefined
  readonly sendKey: string
  /** As chosen before. */
  readonly way: Way | undefined
  readonly errors: FieldErrors
}

/** Step 2. Nothing is stored until it is sent. [R2.86] */
export function MethodStep({ draft, isLabelPaid, paidWith, sendKey, way, errors: answered }: MethodStepProps) {
  const { flags } = useShop()
  const isBusy = useIsBusy('send')
  const { form, errors } = useFormErrors(answered)
  const chosen = chosenLines(draft)
  const ways = waysOf({ ...flags, isPosted: !isLabelPaid || sumsOf(chosen).isFaultOnly })
  return (
    <div className={styles.create}>
      <Form ref={form} method="post" className={styles.ways} noValidate>
        <DraftFields draft={draft} intent="send" />
        <input type="hidden" name="key" value={sendKey} />
        <Ways ways={ways} way={way ?? ways[0]} error={errors.way} />
        <Button isWide isBusy={isBusy}>
          Send return
        </Button>
        <p className="small mute">What to do next is on the next page and in your email.</p>
      </Form>
      <Summary chosen={chosen} paidWith={paidWith} />
    </div>
  )
}
