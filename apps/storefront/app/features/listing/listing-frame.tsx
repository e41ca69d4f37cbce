import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFetcher, useLoaderData, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { rememberNear, type Step, startListing } from '#app/islands/listing.ts'
import { findAllValues, readSizes } from '#app/islands/listing-fields.ts'
import { appendPage, saveSnapshot, showCount, showFailure, snapshotOf } from '#app/islands/listing-page.ts'
import { isSheetOpen, refreshInert } from '#app/islands/listing-sheet.ts'
import { morph } from '#app/islands/morph.ts'
import { hasCookie } from '#app/session/browser/presence.ts'
import { showListing } from '#app/session/browser/shown-listing.ts'
import { useServerIsland } from '#app/ui/server-island.tsx'
import { listingHref, parseListingAddress } from '../facets/address.ts'
import { parseScale, rememberedScale, rememberScale } from '../product/size-scale.ts'

const MORE = { isMore: true }
const optionsOf = {
  'in-place': { preventScrollReset: true },
  'from-top': {},
  'next-page': { replace: true, preventScrollReset: true, state: MORE },
  again: { replace: true, preventScrollReset: true },
} as const

/** Returns whether the scale is valid. */
function chooseScale(value: string | undefined): boolean {
  const scale = parseScale(value)
  if (scale) rememberScale(scale)
  return scale !== undefined
}

/** A scale may be chosen before hydration. */
const scaleOf = (early: string | undefined) => (chooseScale(early) ? early : rememberedScale())

const hrefOf = (path: string, fields: URLSearchParams) => listingHref(path, parseListingAddress(fields))

const isMore = (state: unknown) => (state as Partial<typeof MORE> | null)?.isMore === true

interface ListingData {
  readonly total?: number
  /** Loading failed; the previous styles are still shown. */
  readonly hasFailed?: true
}

/** Preserves focus, open groups and scroll position when the HTML changes. */
export function ListingFrame({ html }: { readonly html: string | undefined }) {
  const root = useRef<HTMLDivElement>(null)
  const { key, pathname, search, state } = useLocation()
  const data = useLoaderData<ListingData>()
  const hasFailed = data.hasFailed === true
  const shown = useRef({ html, key, hasFailed, state })
  const navigate = useNavigate()
  const navigation = useNavigation()
  const isBack = useNavigationType() === 'POP'
  const { load, data: previewed } = useFetcher<ListingData>()
  useEffect(() => {
    const go = (href: string, how: Step) =>
      void navigate(href, how === 'again' ? { ...optionsOf[how], state: shown.current.state } : optionsOf[how])
    return root.current
      ? startListing(root.current, { go, preview: (href) => void load(href), hrefOf, chooseScale })
      : undefined
  }, [navigate, load])
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const before = shown.current
    const isNewPlace = key !== before.key
    shown.current = { html, key, hasFailed, state }
    showFailure(element, hasFailed)
    if (hasFailed) return
    const snapshot = isBack ? snapshotOf(key) : undefined
    const isRerendered = html !== undefined && (html !== before.html || before.hasFailed)
    if (snapshot !== undefined) element.innerHTML = snapshot
    else if (isRerendered && !isMore(state)) {
      morph(element, html, 'h1')
      findAllValues(element)
    } else if (isRerendered && isNewPlace) appendPage(element, html)
    readSizes(element, scaleOf)
    rememberNear(element)
    if (hasCookie('my_sizes'))
      import('#app/islands/cards/my-sizes.ts').then((mine) => mine.offerMySizes(element)).catch(() => 0)
    if (snapshot !== undefined || isRerendered) refreshInert(element)
    return () => saveSnapshot(key, element)
  }, [html, key, hasFailed, state, isBack])
  useEffect(() => showListing(pathname, search, data), [pathname, search, data])
  useEffect(() => {
    const listing = root.current
    if (html?.includes('data-delivered-from') && listing)
      import('#app/islands/earliest-delivery.ts').then(({ showEarliest }) => showEarliest(listing)).catch(() => 0)
  }, [html])
  useEffect(() => {
    // Closing the sheet discards choices not yet applied.
    const element = root.current
    if (element && previewed?.total !== undefined && isSheetOpen(element))
      showCount(element, previewed.hasFailed ? undefined : previewed.total)
  }, [previewed])
  const isBusy = navigation.state === 'loading' && navigation.location.pathname === pathname
  const isRenewed = isBusy && !isMore(navigation.location.state)
  return (
    <div
      ref={root}
      aria-busy={isBusy || undefined}
      data-renewed={isRenewed || undefined}
      {...useServerIsland('listing', html)}
    />
  )
}
