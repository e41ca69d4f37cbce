import { ButtonLink } from '#app/ui/button.tsx'
import { listingHref, withoutNear } from '../../facets/address.ts'
import type { Listing } from '../listing.ts'
import styles from './in-store.module.css'
import { sizeText } from './near.ts'

const stylesText = (count: number) => (count === 1 ? '1 style' : `${count} styles`)

/** How many styles the switch hides. */
export function HiddenStyles({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, near, total } = listing
  if (!near?.around || near.hiddenCount <= 0) return null
  const { hiddenCount } = near
  return (
    <aside className={styles.hidden} aria-label="Styles not in these stores">
      <p>
        <strong>
          {hiddenCount} more {hiddenCount === 1 ? 'style is' : 'styles are'} not in these stores in{' '}
          {sizeText(near.around.size, near.sizes)}.
        </strong>{' '}
        {hiddenCount === 1 ? 'It' : 'They'} can be delivered
        <span data-delivered-from="" />, if your size is left.
      </p>
      <ButtonLink look="secondary" href={listingHref(path, withoutNear(address))} data-step="in-place">
        Show all {stylesText(total + hiddenCount)}
      </ButtonLink>
    </aside>
  )
}

export function NothingNear({ listing }: { readonly listing: Listing }) {
  const { near, address, suggestions } = listing
  if (!near?.around) return null
  return (
    <section className={styles.nothing} aria-labelledby="nothing-near">
      <h2 id="nothing-near">
        No styles in {sizeText(near.around.size, near.sizes)} within {address.near?.withinKm} km of {near.placeLabel}
      </h2>
      <ul>
        {suggestions.map(({ text, href, total }) => (
          <li key={href}>
            <ButtonLink look="secondary" href={href} data-step="in-place">
              {text} ({stylesText(total)})
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
