import { useEffect, useRef } from 'react'
import { Form, useFetcher, useNavigate } from 'react-router'
import { filterCount, listingHref, parseListingAddress, withoutFilters } from './address.ts'
import { FacetGroup } from './facet-group.tsx'
import { canNarrow } from './facets.ts'
import styles from './filter-rail.module.css'
import type { Listing } from './listing.ts'

const isWide = () => matchMedia('(min-width: 900px)').matches

/** While the sheet is open over the page, nothing behind it can be reached, and focus is on its first control. */
function holdPage(sheet: HTMLElement, isOpen: boolean): void {
  for (let element: Element = sheet; element.parentElement && element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement.children) if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = isOpen
  }
  if (isOpen) sheet.querySelector('button')?.focus()
}

/** The address that the form's fields spell. */
function addressOfForm(form: HTMLFormElement, path: string): string {
  const parameters = new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])),
  )
  return listingHref(path, { ...parseListingAddress(parameters), page: 1 })
}

/**
 * The filters: beside the products on wide screens, where each choice applies at once; a sheet behind `Filter` on small ones, where
 * choices apply together. Without scripts it is a form with `Apply`. @source ux §6 Listing, R3.57, R2.80
 */
export function FilterRail({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, facets } = listing
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const preview = useFetcher<{ readonly listing?: Pick<Listing, 'total'> }>()
  const applied = listingHref(path, address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address
  useEffect(() => form.current?.reset(), [applied])
  const total = preview.data?.listing?.total ?? listing.total
  const change = () => {
    if (!form.current) return
    const href = addressOfForm(form.current, path)
    if (isWide()) navigate(href, { preventScrollReset: true })
    else preview.load(href)
  }
  return (
    <aside
      id="filters"
      ref={sheet}
      popover="auto"
      aria-label="Filters"
      className={styles.rail}
      onToggle={(event) => event.target === event.currentTarget && holdPage(event.currentTarget, event.newState === 'open')}
    >
      <Form
        ref={form}
        action={path}
        className={styles.form}
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWide()) sheet.current?.hidePopover()
          navigate(addressOfForm(event.currentTarget, path), { preventScrollReset: isWide() })
        }}
      >
        <div className={styles.head}>
          <h2 className={styles.title}>Filter</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget="filters"
            popoverTargetAction="hide"
            onClick={() => form.current?.reset()}
          >
            Close
          </button>
        </div>
        {address.words && <input type="hidden" name="q" value={address.words} />}
        {address.sort && <input type="hidden" name="sort" value={address.sort} />}
        <div className={styles.groups}>
          {facets
            .filter((facet) => canNarrow(facet, listing.total))
            .map((facet) => (
              <FacetGroup
                key={facet.attribute_code}
                facet={facet}
                chosenWindow={address.price}
                hrefOf={(price) => listingHref(path, { ...address, price, page: 1 })}
              />
            ))}
        </div>
        <div className={styles.foot}>
          {filterCount(address) > 0 && (
            <a className={styles.clear} href={listingHref(path, withoutFilters(address))}>
              Clear all
            </a>
          )}
          <button type="submit" className={styles.apply}>
            <span className={styles.applyWide}>Apply</span>
            <span className={styles.applySheet} aria-live="polite">
              Show {total} {total === 1 ? 'style' : 'styles'}
            </span>
          </button>
        </div>
      </Form>
    </aside>
  )
}
