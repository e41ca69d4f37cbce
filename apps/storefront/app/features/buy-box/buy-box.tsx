import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { cartCountStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { showAdded } from '#app/session/browser/cart-drawer.ts'
import { setCompared } from '#app/session/browser/compared.ts'
import { useStore } from '#app/session/browser/store.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { later, nothing } from '#app/ui/preloadable.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import { useWhileSame } from '#app/ui/while-same.ts'
import { productMessages } from '../product/messages.ts'
import type { ProductView, SizeInAddress } from '../product/product-view.ts'
import { parseScale } from '../product/size-scale.ts'
import { offeredScales, ownScale, type SizeChoice, sizeChoices, sizeLabel } from '../product/sizes.ts'
import styles from './buy-box.module.css'
import { SizeLinks } from './size-links.tsx'
import { SizePicker } from './size-picker.tsx'
import { StickyBar } from './sticky-bar.tsx'
import type { ProductNow } from './use-now.ts'
import { useSizeChoice } from './use-size-choice.ts'

const StockAlert = later(async () => (await import('../stock-alert/stock-alert.tsx')).StockAlert, nothing)

const ADDED_MS = 2000

/** A rejection reloads the stock. */
function useAdded(answer: AddAnswer | undefined, onRefused: () => void): boolean {
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!answer || answer.isSaved) return
    if (answer.short) showAdded(answer.short, answer.message)
    if (!answer.ok) return onRefused()
    if (answer.compared) return setCompared(answer.compared)
    setAdded(true)
    if (answer.cartView) setCartCount(answer.cartView.count)
    if (answer.added) showAdded(answer.added)
    const timer = setTimeout(() => setAdded(false), ADDED_MS)
    return () => {
      clearTimeout(timer)
      setAdded(false)
    }
  }, [answer, onRefused])
  return isAdded
}

const buttonLabel = (count: number) => `Bag has ${count} ${count === 1 ? 'item' : 'items'}.`

/** Takes the focus of the removed button. */
function Withdrawn({ path }: { readonly path: string }) {
  const restoreFocus = (note: HTMLElement | null) => {
    if (document.activeElement === document.body) note?.focus({ preventScroll: true })
  }
  return (
    <div role="alert" tabIndex={-1} ref={restoreFocus} className={styles.form}>
      <p className={styles.soldOut}>{productMessages.withdrawn}</p>
      <ButtonLink href={path} look="secondary">
        See similar styles
      </ButtonLink>
    </div>
  )
}

interface BuyBoxProps {
  readonly view: ProductView
  readonly now: ProductNow
  readonly onRefused: () => void
  readonly inAddress: SizeInAddress
}

/** [R2.79, R3.56] */
export function BuyBox({ view, now, onRefused, inAddress }: BuyBoxProps) {
  const [given] = useState(() => sizeChoices(view.variants))
  const [scales] = useState(() => offeredScales(given, view.scale))
  const own = ownScale(view.scale)
  const first = [parseScale(inAddress.scale), own, ...scales].find((scale) => scale && scales.includes(scale)) ?? own
  const { choices, chosen, scale, choose, read } = useSizeChoice(given, now.stocks, scales, first, inAddress.size)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const mainButtons = useRef<HTMLDivElement>(null)
  const fetcher = useFetcher<AddAnswer>({ key: `add-${view.uid}` })
  const isAdded = useAdded(fetcher.data, onRefused)
  const isBusy = fetcher.state !== 'idle'
  const refused = useWhileSame(fetcher.data, `${chosen?.sku} ${useStore(cartCountStore, 0)}`)
  // Restores a size chosen before hydration.
  useEffect(() => {
    const picked = form.current && new FormData(form.current).get('option')
    if (picked) choose(String(picked))
  }, [choose])
  const check = (event: FormEvent) => {
    // A style can be saved without a size.
    const isWhole = chosen || (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')
    // Allows the next submission while the page revalidates after the response.
    if (isWhole && fetcher.state !== 'submitting') return
    event.preventDefault()
    if (isWhole) return
    setSizeMissing(true)
    const first = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && field.name === 'option',
    )
    if (first instanceof HTMLElement) first.focus()
  }
  const inScale = (size: SizeChoice) => `${scale?.toUpperCase() ?? ''} ${sizeLabel(size, scale)}`.trim()
  const keptSize = now.keptSizes[0]
  const sizeKeptBefore = keptSize && choices.find((choice) => choice.size === keptSize.size)
  const isSoldOut = choices.length > 0 && choices.every((choice) => !choice.isInStock)
  const isGone = isSoldOut || chosen?.isInStock === false
  if (now.isWithdrawn) return <Withdrawn path={view.path} />
  return (
    <>
      <fetcher.Form
        ref={form}
        id="add-to-cart"
        method="post"
        action="/cart/add"
        className={styles.form}
        onSubmit={check}
      >
        <input type="hidden" name="sku" value={view.sku} />
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="returnTo" value={view.path} />
        <SizePicker
          choices={choices}
          scales={scales}
          scale={scale}
          own={own}
          chosen={chosen}
          path={view.path}
          keptSize={sizeKeptBefore && `You kept size ${inScale(sizeKeptBefore)} in ${view.brand}.`}
          error={isSizeMissing && !chosen ? 'Choose a size' : undefined}
          onScale={read}
          onChoose={(uid) => {
            choose(uid)
            setSizeMissing(false)
          }}
        />
        <SizeLinks
          sku={view.sku}
          isCollectOffered={view.isCollectOffered}
          scale={view.scale?.code}
          choices={choices}
          chosen={chosen}
        />
        <ServerIsland name="product-fit" html={view.html.fit} />
        <div ref={mainButtons} className={styles.buttons}>
          {isSoldOut && (
            <p className={styles.soldOut}>Sold out in every size. Choose yours to get an email when it’s back.</p>
          )}
          {!isGone && (
            <Button isBusy={isBusy} className={styles.add}>
              {isAdded ? (
                <>
                  <Icon name="tick" sizePx={20} /> Added
                </>
              ) : (
                'Add to bag'
              )}
            </Button>
          )}
          <Button
            formAction="/wishlist/add"
            look="secondary"
            className={styles.heart}
            data-heart={view.sku}
            aria-pressed="false"
            aria-label="Add to wishlist"
          >
            <Icon name="heart" />
          </Button>
          <Button formAction="/compare/add" look="quiet" className={styles.compare} name="compare" value={view.uid}>
            Compare
          </Button>
        </div>
        <p role="status" className="small">
          {now.problem && `${now.problem}. We’ll check stock again in your bag.`}
        </p>
        <div role="alert">
          {refused && !refused.ok && !isBusy && (
            <FieldError id="add-error">{refused.message ?? 'Error adding cart products.'}</FieldError>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {isAdded && chosen
            ? `${view.name}, ${inScale(chosen)}, added to bag. ${fetcher.data?.cartView ? buttonLabel(fetcher.data.cartView.count) : ''}`
            : ''}
        </p>
      </fetcher.Form>
      {chosen && !chosen.isInStock && (
        <Suspense>
          <StockAlert key={chosen.sku} sku={chosen.sku} size={inScale(chosen)} />
        </Suspense>
      )}
      <StickyBar main={mainButtons}>
        <span className={styles.barFacts}>
          <ServerIsland name="product-price" html={view.html.price} />
          <span className="mute small">{[chosen && inScale(chosen), view.colour].filter(Boolean).join(' · ')}</span>
        </span>
        {isGone ? (
          <ButtonLink href="#add-to-cart" look="secondary" className={styles.barButton}>
            Sold out: get an email
          </ButtonLink>
        ) : (
          <Button form="add-to-cart" className={styles.barButton} isBusy={isBusy}>
            {isAdded ? 'Added' : 'Add to bag'}
            <span className="visually-hidden">: {view.name}</span>
          </Button>
        )}
      </StickyBar>
    </>
  )
}
