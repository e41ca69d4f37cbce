import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { setBagCount } from '#app/session/bag-count.ts'
import { openBag } from '#app/session/bag-drawer.ts'
import { notify } from '#app/session/notify.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './buy-box.module.css'
import { displayName, productPath } from './card-data.ts'
import type { ProductView } from './load-product.server.ts'
import { Price } from './price.tsx'
import { SizePicker } from './size-picker.tsx'
import { offeredScales, ownScale, parseScale, type SizeChoice, sizeChoices, sizeLabel } from './sizes.ts'
import { StickyBar } from './sticky-bar.tsx'
import { useSizeChoice } from './use-size-choice.ts'

// Asked for only when a size that is sold out is chosen.
const StockAlert = lazy(async () => ({ default: (await import('./stock-alert.tsx')).StockAlert }))

interface AddAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly bag?: { readonly count: number }
}

const ADDED_MS = 2000

/** Tells the header; opens the mini bag on wide screens, shows a banner on small ones. @source ux §5 Mini cart */
function announceBag(count: number, name: string): void {
  setBagCount(count)
  if (matchMedia('(min-width: 900px)').matches) openBag()
  else notify({ tone: 'positive', title: 'Added to bag', text: name, action: { label: 'View bag', href: '/cart' }, stay: 'long' })
}

function useAdded(answer: AddAnswer | undefined, name: string): boolean {
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!answer?.ok) return
    setAdded(true)
    if (answer.bag) announceBag(answer.bag.count, name)
    const timer = setTimeout(() => setAdded(false), ADDED_MS)
    return () => clearTimeout(timer)
  }, [answer, name])
  return isAdded
}

const bagWords = (count: number) => `Bag has ${count} ${count === 1 ? 'item' : 'items'}.`

/** Size, add to bag, and what came of it. @source R2.79, R3.56, ux §6 Product */
export function BuyBox({ view, scaleInAddress }: { readonly view: ProductView; readonly scaleInAddress: string | undefined }) {
  const { product, scale: facts } = view
  const [given] = useState(() => sizeChoices(product.variants ?? []))
  const [scales] = useState(() => offeredScales(given, facts))
  const own = ownScale(facts)
  const first = [parseScale(scaleInAddress), own, ...scales].find((scale) => scale && scales.includes(scale)) ?? own
  const { choices, chosen, scale, choose, read } = useSizeChoice(product.sku, given, scales, first)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<AddAnswer>({ key: `add-${product.uid}` })
  const isAdded = useAdded(fetcher.data, displayName(product))
  const isBusy = fetcher.state !== 'idle'
  const path = productPath(product)
  // A size that was chosen before the scripts were there is kept.
  useEffect(() => {
    const picked = form.current?.querySelector<HTMLInputElement>('input[name=option]:checked')
    if (picked) choose(picked.value)
  }, [choose])
  const check = (event: FormEvent) => {
    if (chosen && !isBusy) return
    event.preventDefault()
    if (chosen) return
    setSizeMissing(true)
    form.current?.querySelector<HTMLInputElement>('input[name=option]')?.focus()
  }
  const added = (size: SizeChoice) =>
    `${displayName(product)}, ${scale?.toUpperCase() ?? ''} ${sizeLabel(size, scale)}, added to bag. ${fetcher.data?.bag ? bagWords(fetcher.data.bag.count) : ''}`
  const isSoldOut = choices.length > 0 && choices.every((choice) => !choice.isInStock)
  const isGone = isSoldOut || chosen?.isInStock === false
  return (
    <>
      <fetcher.Form ref={form} id="add-to-bag" method="post" action="/cart/add" className={styles.form} onSubmit={check}>
        <input type="hidden" name="sku" value={product.sku ?? ''} />
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="returnTo" value={path} />
        <SizePicker
          choices={choices}
          scales={scales}
          scale={scale}
          own={own}
          chosen={chosen}
          path={path}
          error={isSizeMissing && !chosen ? 'Choose a size' : undefined}
          onScale={read}
          onChoose={(uid) => {
            choose(uid)
            setSizeMissing(false)
          }}
        />
        <div data-main-add>
          {isSoldOut && <p className={styles.soldOut}>Sold out in every size.</p>}
          {!isGone && (
            <Button isWide isBusy={isBusy} className={styles.add}>
              {isAdded ? (
                <>
                  <Icon name="tick" sizePx={20} /> Added
                </>
              ) : (
                'Add to bag'
              )}
            </Button>
          )}
        </div>
        {fetcher.data && !fetcher.data.ok && !isBusy && (
          <Notice tone="negative">{fetcher.data.message ?? 'Error adding cart products.'}</Notice>
        )}
        <p role="status" className="visually-hidden">
          {isAdded && chosen ? added(chosen) : ''}
        </p>
      </fetcher.Form>
      {chosen && !chosen.isInStock && (
        <Suspense>
          <StockAlert key={chosen.sku} sku={chosen.sku} size={`${scale?.toUpperCase() ?? ''} ${sizeLabel(chosen, scale)}`.trim()} />
        </Suspense>
      )}
      <StickyBar>
        <span className={styles.barFacts}>
          <Price facts={product} />
          <span className="mute small">
            {[chosen && `${scale?.toUpperCase() ?? ''} ${sizeLabel(chosen, scale)}`.trim(), product.colour].filter(Boolean).join(' · ')}
          </span>
        </span>
        {isGone ? (
          <ButtonLink href="#add-to-bag" look="secondary" className={styles.barButton}>
            Sold out: get an email
          </ButtonLink>
        ) : (
          <Button form="add-to-bag" className={styles.barButton} isBusy={isBusy}>
            {isAdded ? 'Added' : 'Add to bag'}
            <span className="visually-hidden">: {displayName(product)}</span>
          </Button>
        )}
      </StickyBar>
    </>
  )
}
