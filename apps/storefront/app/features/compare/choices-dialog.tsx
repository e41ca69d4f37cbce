import { MAX_SEARCH_FIELD_LENGTH } from '@welt/rules/limits'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/waiting/skeleton.tsx'
import type { AddAnswer } from '../cart/answers.ts'
import { viewedSkus } from '../recommendations/viewed-before.tsx'
import type { Choice, Choices } from './choices.ts'
import styles from './compare.module.css'

interface ListProps {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly onAdded: (uid: string) => void
}

/** Renders nothing without choices. */
function ChoiceList({ title, choices, onAdded }: ListProps) {
  const { Form, data, state, formData } = useFetcher<AddAnswer>()
  const added = useEffectEvent((compared: readonly string[]) => {
    const newest = compared.at(-1)
    if (newest) onAdded(newest)
  })
  useEffect(() => {
    if (state === 'idle' && data?.compared) added(data.compared)
  }, [state, data])
  if (choices.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <div role="alert">
        {state === 'idle' && data && !data.ok && <FieldError id="not-compared">{data.message ?? ''}</FieldError>}
      </div>
      <ul className={styles.choices}>
        {choices.map(({ uid, name, colour, imageUrl, priceText }) => (
          <li key={uid}>
            {imageUrl && <Picture src={imageUrl} alt="" sizes="64px" maxWidthPx={160} />}
            <p>
              {name}
              <span className="mute">{[colour, priceText].filter(Boolean).join(', ')}</span>
            </p>
            <Form method="post" action="/compare/add">
              <input type="hidden" name="compare" value={uid} />
              <Button look="secondary" isSmall isBusy={state !== 'idle' && formData?.get('compare') === uid}>
                Compare<span className="visually-hidden"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChoicesDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Called with the uid of the added shoe. */
  readonly onAdded: (uid: string) => void
}

const CHOICES_PX = [24, 88, 88, 88]

/** Offers search, the wishlist and recently viewed shoes. */
export function ChoicesDialog({ title, onClose, onAdded }: ChoicesDialogProps) {
  const { load, data } = useFetcher<Choices>()
  useEffect(() => {
    void load(`/compare/choices?viewed=${encodeURIComponent(viewedSkus().join(','))}`)
  }, [load])
  return (
    <Dialog title={title} isOpen onClose={onClose} size="medium">
      <div className={styles.found}>
        <form action="/search" method="get">
          <label htmlFor="compare-search">Search shoes</label>
          <input id="compare-search" type="search" name="q" required maxLength={MAX_SEARCH_FIELD_LENGTH} />
          <Button look="secondary">Search</Button>
        </form>
        <div aria-busy={data === undefined}>
          {data === undefined && <Skeleton label="Loading shoes" heightsPx={CHOICES_PX} />}
          {data && (
            <>
              <ChoiceList title="From your wishlist" choices={data.saved} onAdded={onAdded} />
              <ChoiceList title="Recently viewed" choices={data.viewed} onAdded={onAdded} />
              {data.saved.length + data.viewed.length === 0 && <p>Shoes you save or view show up here.</p>}
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
