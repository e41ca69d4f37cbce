import type { FetcherWithComponents } from 'react-router'
import { type GiftCardAnswer, GiftCardForm } from './form/gift-card-form.tsx'
import { GiftCardPreview, usePreview } from './gift-card-preview.tsx'
import type { GiftCardFields } from './gift-card-rules.ts'
import styles from './line.module.css'
import type { GiftCardOffer } from './offer.ts'
import { detailsPath } from './paths.ts'

export interface EditedCard {
  readonly uid: string
  readonly offer: GiftCardOffer
  readonly fields: GiftCardFields
}

/** [R7.72] */
export function DetailsEditor({
  card: { uid, offer, fields },
  fetcher,
  answer,
  isPage,
}: {
  readonly card: EditedCard
  readonly fetcher: FetcherWithComponents<GiftCardAnswer>
  readonly answer: GiftCardAnswer | undefined
  /** A page redirects to the cart afterwards; a dialog closes. */
  readonly isPage: boolean
}) {
  const initial = answer?.fields ?? fields
  const { onFields, onLeave, ...shown } = usePreview(initial)
  return (
    <div className={styles.editor}>
      <GiftCardPreview {...shown} />
      <GiftCardForm
        {...{ offer, initial, onFields, onLeave, fetcher }}
        fields={shown.fields}
        action={detailsPath(uid)}
        answer={fetcher.data ?? answer}
        label="Save changes"
      >
        {isPage ? <input type="hidden" name="to" value="bag" /> : null}
      </GiftCardForm>
    </div>
  )
}
