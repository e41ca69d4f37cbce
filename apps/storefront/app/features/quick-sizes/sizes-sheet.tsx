import { sizeInText } from '@welt/brands/size-text'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/waiting/skeleton.tsx'
import type { CardSizes } from './card-sizes.ts'
import styles from './quick-sizes.module.css'
import { Sizes, SizesNote } from './sizes.tsx'
import { type Adding, refusalOf } from './use-adding.ts'
import { useSizes } from './use-sizes.ts'

function Style({ view: { name, colour, price, imageUrl, ground } }: { readonly view: CardSizes }) {
  return (
    <div className={styles.style}>
      <span className={styles.picture} style={{ background: ground }}>
        {imageUrl ? <Picture src={imageUrl} alt="" sizes="72px" maxWidthPx={320} /> : null}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="mute small">{colour}</p>
      </div>
      <p className={styles.price} data-reduced={price.was ? '' : undefined}>
        {price.was ? <span className="visually-hidden">Now </span> : null}
        {price.now}
      </p>
    </div>
  )
}

interface ChoiceProps {
  readonly view: CardSizes
  readonly message: string | undefined
  readonly adding: Adding
}

function Choice({ view, message, adding: { add, busyUid } }: ChoiceProps) {
  const [chosenUid, choose] = useState(view.usualUid)
  const [isMissing, setMissing] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => start.current?.focus(), [])
  const chosen = view.sizes.find(({ uid, isInStock }) => uid === chosenUid && isInStock)
  const press = () => {
    if (chosen) return add(view, chosen)
    setMissing(true)
    start.current?.focus()
  }
  const error = isMissing && !chosen ? 'Choose a size' : busyUid ? undefined : message
  return (
    <div className={styles.choice}>
      <p className={styles.head}>
        <strong>Size{view.scale ? ` (${view.scale})` : ''}</strong>
      </p>
      <div role="alert">{error ? <FieldError id="quick-sizes-error">{error}</FieldError> : null}</div>
      <Sizes
        view={view}
        ref={start}
        filledUid={chosen?.uid}
        busyUid={undefined}
        does="choose"
        onPress={({ uid }) => choose(uid)}
      />
      <SizesNote view={view} />
      <Button type="button" isWide isBusy={busyUid !== undefined} onClick={press}>
        {chosen ? `Add ${sizeInText(chosen.label)} to bag` : 'Choose a size'}
      </Button>
    </div>
  )
}

interface SizesSheetProps {
  readonly path: string
  readonly sku: string
  readonly adding: Adding
  readonly onClose: () => void
}

const STYLE_AND_SIZES_PX = [72, 24, 160, 48]

/** For small screens and touch devices; closes once the item is in the cart. */
export function SizesSheet({ path, sku, adding, onClose }: SizesSheetProps) {
  const { answer } = adding
  const [before] = useState(answer)
  const given = answer === before ? undefined : answer
  const view = useSizes(sku, given?.ok === false ? given : undefined)
  const message = given && !given.ok ? refusalOf(given) : undefined
  return (
    <Dialog title="Choose a size" size="sheet" isOpen={!given?.ok} onClose={onClose}>
      {view === undefined ? (
        <Skeleton label="Loading sizes" heightsPx={STYLE_AND_SIZES_PX} />
      ) : view === 'failed' || view.hasWidths || view.sizes.length === 0 ? (
        <ButtonLink href={path} isWide>
          {view !== 'failed' && view.hasWidths ? 'Choose size and width' : 'See this shoe'}
        </ButtonLink>
      ) : (
        <div className={styles.sheet}>
          <Style view={view} />
          <Choice view={view} message={message} adding={adding} />
        </div>
      )}
    </Dialog>
  )
}
