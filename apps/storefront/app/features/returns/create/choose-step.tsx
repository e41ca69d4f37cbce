import { formatCents } from '@welt/kit/money'
import { useState } from 'react'
import { Form } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { chosenLines, type DraftLine, draftErrors, photoFileErrors, readDraft, sumsOf, TICK } from '../draft.ts'
import { pairsText } from '../pairs-text.ts'
import type { ReturnableOrder } from '../returnable.ts'
import styles from './create.module.css'
import { LineCard, RefusedLines } from './line-card.tsx'
import { ChosenRows } from './summary.tsx'

function Summary({ draft, order }: { readonly draft: readonly DraftLine[]; readonly order: ReturnableOrder }) {
  const chosen = chosenLines(draft)
  const { pairs, refundCents } = sumsOf(chosen)
  const text =
    pairs > 0
      ? pairsText(
          pairs,
          chosen.map(({ line }) => line.size),
        )
      : ''
  const isBusy = useIsBusy('choose')
  return (
    <section className={styles.summary} aria-label="Coming back">
      <div className="with-scripts">
        <h2>Coming back{text && `, ${text}`}</h2>
        <ChosenRows chosen={chosen} paidWith={order.paidWith} />
        <p className="visually-hidden" role="status">
          {text && `${text}, refund ${formatCents(refundCents)}`}
        </p>
      </div>
      <Button isWide isBusy={isBusy}>
        Continue
      </Button>
      <p className="small mute">Next: how you send it. Nothing is sent yet.</p>
    </section>
  )
}

/** Step 1: pairs, quantities and reasons on one page. [R2.85, R3.84] */
export function ChooseStep({
  order,
  draft,
  errors: answered,
}: {
  readonly order: ReturnableOrder
  readonly draft: readonly DraftLine[]
  readonly errors: FieldErrors
}) {
  const [now, setNow] = useState(draft)
  const check = (form: FormData) => {
    const read = readDraft(form, order.lines)
    return { ...draftErrors(read), ...photoFileErrors(form, read) }
  }
  const { form, errors } = useFormErrors(answered, { check })
  const photosOf = (uid: string) => draft.find(({ line }) => line.uid === uid)?.photos ?? []
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className={styles.create}
      noValidate
      onInput={(event) => setNow(readDraft(new FormData(event.currentTarget), order.lines))}
    >
      <input type="hidden" name="intent" value="choose" />
      <div className={styles.main}>
        {errors[TICK] ? <FieldError id={`${TICK}-error`}>{errors[TICK]}</FieldError> : null}
        <ul className={styles.lines}>
          {now.map((one) => (
            <LineCard key={one.line.uid} one={one} photos={photosOf(one.line.uid)} errors={errors} />
          ))}
        </ul>
        <RefusedLines lines={order.refused} />
      </div>
      <Summary draft={now} order={order} />
    </Form>
  )
}
