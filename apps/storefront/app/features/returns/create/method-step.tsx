import { formatCents, formatTotal } from '@welt/kit/money'
import { isFaultReason } from '@welt/rules/returns'
import { type FormEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { later, nothing } from '#app/ui/preloadable.ts'
import { type ChosenLine, chosenLines, type DraftLine, draftFields, sumsOf } from '../draft.ts'
import { type LabelProof, type LabelSession, PROOF_FIELDS } from '../label-payment.ts'
import { otherReturnMessages } from '../messages.ts'
import { pairsText } from '../pairs-text.ts'
import { PIN_PATH, type Way, waysOf } from '../ways.ts'
import styles from './create.module.css'
import { ChosenRows } from './summary.tsx'

/** Carries the choice to the next request. */
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
  /** 0: free. */
  readonly labelCents: number
  readonly hasLabel: boolean
  readonly error: string | undefined
  readonly onChoose: (way: Way) => void
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

const PAID_LABEL = 'You get the label and the packing slip to print when you have paid.'

const POST = { AU: 'Australia Post', NZ: 'NZ Post' } as const

/** How the parcel comes back; parcel point only where the flag is on. [R1.20, R2.86] */
function Ways({ ways, way: chosen, labelCents, hasLabel, error, onChoose }: WaysProps) {
  const { name, country } = useShop()
  const isPaid = labelCents > 0
  const freeLabel = hasLabel
    ? `${POST[country]}, tracked. Print the label or have the post office scan it from your phone.`
    : TEXTS.label
  const labels = {
    label: isPaid || hasLabel ? 'Post it with our label' : 'Post it',
    store: `Hand it in at a ${name} store`,
    parcel_point: 'Drop it at a parcel point',
  }
  return (
    <fieldset className={styles.wayList} aria-describedby={error ? 'way-error' : undefined}>
      <legend className="visually-hidden">How will you send it?</legend>
      {error ? <FieldError id="way-error">{error}</FieldError> : null}
      {ways.map((way) => (
        <label key={way} className={way === 'label' && labelCents > 0 ? `${styles.way} with-scripts` : styles.way}>
          <input
            type="radio"
            name="way"
            value={way}
            defaultChecked={way === chosen}
            onChange={() => onChoose(way)}
            aria-invalid={error ? true : undefined}
          />
          {ICONS[way]}
          <span>
            {labels[way]}
            <span>{way === 'label' ? (isPaid ? PAID_LABEL : freeLabel) : TEXTS[way]}</span>
          </span>
          <strong className="numeric">{way === 'label' && labelCents > 0 ? formatCents(labelCents) : 'Free'}</strong>
        </label>
      ))}
    </fieldset>
  )
}

interface SummaryProps {
  readonly chosen: readonly ChosenLine[]
  readonly paidWith: string | undefined
  /** Price of the label; 0 while another method is chosen. */
  readonly labelCents: number
  readonly isLabelFree: boolean
  /** Price difference of dearer sizes. */
  readonly differenceCents: number
}

/** Names the pairs that are free to send back. [R3.97] */
function freeText(chosen: readonly ChosenLine[]): string | undefined {
  const free = chosen.filter(({ reason }) => isFaultReason(reason)).map(({ line }) => line.name)
  if (free.length === 0) return undefined
  const names = new Intl.ListFormat('en-AU').format(free)
  return `${names} ${free.length === 1 ? 'is' : 'are'} free to send back. The label is for the rest, all in one parcel.`
}

function Summary({ chosen, paidWith, labelCents, isLabelFree, differenceCents }: SummaryProps) {
  const { currency } = useShop()
  const { pairs, isFaultOnly } = sumsOf(chosen)
  const dueCents = labelCents + differenceCents
  const free = labelCents > 0 ? freeText(chosen) : undefined
  return (
    <section className={styles.summary} aria-labelledby="coming-back">
      <h2 id="coming-back">
        Coming back,{' '}
        {pairsText(
          pairs,
          chosen.map(({ line }) => line.size),
        )}
      </h2>
      <div className={styles.pictures}>
        {chosen.map(({ line }) =>
          line.image ? <Picture key={line.uid} src={line.image} alt={line.name} sizes="72px" maxWidthPx={160} /> : null,
        )}
      </div>
      <ChosenRows chosen={chosen} paidWith={paidWith} />
      {dueCents > 0 || isLabelFree ? (
        <dl className={totalStyles.totals}>
          {labelCents > 0 ? <Row name="Label">{formatCents(labelCents)}</Row> : null}
          {isLabelFree ? <Row name="Label">Free</Row> : null}
          {differenceCents > 0 ? <Row name="Difference">{formatCents(differenceCents)}</Row> : null}
          <Row name="To pay now" className={totalStyles.total}>
            {formatTotal(dueCents, currency)}
          </Row>
        </dl>
      ) : null}
      {free ? <p className="small mute">{free}</p> : null}
      {isFaultOnly ? <p className="small mute">{otherReturnMessages.ourFault}</p> : null}
      {isLabelFree && !isFaultOnly ? <p className="small mute">We pay the postage.</p> : null}
    </section>
  )
}

const LabelCard = later(async () => (await import('./label-card.tsx')).LabelCard, nothing)

interface MethodStepProps {
  readonly draft: readonly DraftLine[]
  /** [R3.105] */
  readonly labelCents: number | undefined
  /** To print, paid or free. */
  readonly hasLabel: boolean
  /** Pays for a label that isn't free. */
  readonly label: LabelSession | undefined
  /** For dearer sizes when the return isn't posted. */
  readonly handIn: LabelSession | undefined
  /** Set once the label is paid for. */
  readonly proof: LabelProof | undefined
  readonly paidWith: string | undefined
  readonly sendKey: string
  /** As chosen before. */
  readonly way: Way | undefined
  readonly errors: FieldErrors
}

/** Sends the form with the proof that the label is paid for. */
function usePaidLabel(form: RefObject<HTMLFormElement | null>, due: LabelSession | undefined) {
  const submit = useSubmit()
  const press = useRef<() => void>(undefined)
  const [paying, setPaying] = useState<string>()
  return {
    press,
    isPaying: due !== undefined && paying === due.reference,
    setPaying: (isPaying: boolean) => setPaying(isPaying ? due?.reference : undefined),
    onSubmit: (event: FormEvent) => {
      if (!due) return
      event.preventDefault()
      press.current?.()
    },
    send: ({ reference, sessionResult }: LabelProof) => {
      if (!form.current) return
      const body = new FormData(form.current)
      body.set(PROOF_FIELDS.reference, reference)
      body.set(PROOF_FIELDS.sessionResult, sessionResult)
      submit(body, { method: 'post' })
    },
  }
}

function ProofFields({ proof }: { readonly proof: LabelProof }) {
  return (
    <>
      <input type="hidden" name={PROOF_FIELDS.reference} value={proof.reference} />
      <input type="hidden" name={PROOF_FIELDS.sessionResult} value={proof.sessionResult} />
    </>
  )
}

/** Step 2. Nothing is stored until it is sent. A paid method is never preselected. [R2.86] */
export function MethodStep(props: MethodStepProps) {
  const { draft, label, proof, paidWith, sendKey, errors: answered } = props
  const { flags } = useShop()
  const isBusy = useIsBusy('send')
  const { form, errors } = useFormErrors(answered)
  const chosen = chosenLines(draft)
  const sums = sumsOf(chosen)
  const isFree = props.labelCents === undefined || sums.isFaultOnly
  const differenceCents = proof ? 0 : sums.differenceCents
  const labelCents = isFree || proof ? 0 : Math.max(0, (label?.cents ?? 0) - differenceCents)
  const isPayable = differenceCents === 0 || props.handIn !== undefined
  const ways = waysOf({ ...flags, isPosted: isFree || proof !== undefined || label !== undefined })
  const [way, setWay] = useState(props.way ?? (labelCents > 0 ? undefined : ways[0]))
  const wayCents = way === 'label' ? labelCents : 0
  const due = way === undefined || wayCents + differenceCents === 0 ? undefined : way === 'label' ? label : props.handIn
  const paid = usePaidLabel(form, due)
  return (
    <div className={styles.create}>
      <Form ref={form} method="post" className={styles.ways} noValidate onSubmit={paid.onSubmit}>
        <DraftFields draft={draft} intent="send" />
        <input type="hidden" name="key" value={sendKey} />
        {proof ? <ProofFields proof={proof} /> : null}
        {isPayable ? null : <Notice tone="negative">{otherReturnMessages.noDifference}</Notice>}
        <Ways
          ways={ways}
          way={way}
          labelCents={labelCents}
          hasLabel={props.hasLabel}
          error={errors.way}
          onChoose={setWay}
        />
        {due ? (
          <Suspense>
            <LabelCard
              key={due.reference}
              session={due}
              paidFor={differenceCents === 0 ? 'label' : wayCents > 0 ? 'both' : 'difference'}
              press={paid.press}
              onBusy={paid.setPaying}
              onPaid={paid.send}
            />
          </Suspense>
        ) : null}
        <Button isWide isBusy={isBusy || paid.isPaying} disabled={!isPayable}>
          {due ? <Icon name="lock" sizePx={20} /> : null}
          {due ? `Pay ${formatCents(due.cents)} and send return` : 'Send return'}
        </Button>
        <p className="small mute">
          {due
            ? 'If your bank declines, no return is made and you aren’t charged.'
            : way === 'label' && props.hasLabel
              ? 'You get the label and the packing slip on the next page and by email.'
              : 'What to do next is on the next page and in your email.'}
        </p>
        {isFree ? null : (
          <noscript>
            <p className="small">To post it, turn on JavaScript to pay for the label, or call us.</p>
          </noscript>
        )}
      </Form>
      <Summary
        {...{ chosen, paidWith, differenceCents }}
        labelCents={wayCents}
        isLabelFree={way === 'label' && props.hasLabel && isFree}
      />
    </div>
  )
}
