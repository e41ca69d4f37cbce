import { abroadText } from '#app/features/find-in-store/abroad.ts'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type ListingAddress, listingHref, NEAR_DISTANCES, type NearStores, withoutNear } from '../../facets/address.ts'
import type { Listing } from '../listing.ts'
import { ListingFields } from '../listing-fields.tsx'
import styles from './in-store.module.css'
import { type NearListing, switchedOn } from './near.ts'

const WITHOUT_NEAR = ['searchText', 'filters', 'price', 'sort'] as const

/** Without scripts each form is sent by its button. */
function Switch({
  address,
  path,
  total,
}: {
  readonly address: ListingAddress
  readonly path: string
  readonly total: number
}) {
  const { near } = address
  const turned = near ? withoutNear(address) : { ...address, near: switchedOn(address) }
  return (
    <form action={path} autoComplete="off" data-listing-form={near ? '' : 'near-on'} className={styles.head}>
      <Icon name="store" sizePx={22} />
      <span id="near-title">In store near me</span>
      <ListingFields address={turned} include={[...WITHOUT_NEAR, 'near']} />
      <button
        type="submit"
        role="switch"
        aria-checked={near !== undefined}
        aria-labelledby="near-title"
        aria-describedby={near ? 'near-count' : undefined}
        className={styles.switch}
      />
      {near && (
        <span id="near-count" className="visually-hidden">
          {total} {total === 1 ? 'style' : 'styles'}
        </span>
      )}
    </form>
  )
}

function placeProblem({ place }: NearStores, { isPlaceUnknown, abroad }: NearListing): string | undefined {
  if (place === '') return undefined
  if (abroad) return abroadText(place, abroad)
  return isPlaceUnknown ? `We don’t know ‘${place}’. Check the spelling, or try a postcode` : undefined
}

function OtherPlaces({
  address,
  near,
  path,
}: {
  readonly address: ListingAddress
  readonly near: NearListing
  readonly path: string
}) {
  const own = address.near
  if (!own || near.otherPlaces.length === 0) return null
  return (
    <p className={styles.places}>
      {near.isPlaceUnknown ? 'Did you mean' : 'Or'}{' '}
      {near.otherPlaces.slice(0, 5).map((place) => (
        <a key={place} data-step="in-place" href={listingHref(path, { ...address, near: { ...own, place }, page: 1 })}>
          {place}
        </a>
      ))}
    </p>
  )
}

function Settings({
  address,
  near,
  path,
}: {
  readonly address: ListingAddress
  readonly near: NearListing
  readonly path: string
}) {
  const { near: chosen } = address
  if (!chosen) return null
  const problem = placeProblem(chosen, near)
  return (
    <form action={path} autoComplete="off" data-listing-form="" data-near="" className={styles.settings}>
      <ListingFields address={address} include={WITHOUT_NEAR} />
      <label>
        <span>Size</span>
        <select name="near_size" key={chosen.size} defaultValue={chosen.size}>
          <option value="">Choose</option>
          {near.sizes.map(({ department, sizes }) => {
            const options = sizes.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))
            return near.sizes.length > 1 && department ? (
              <optgroup key={department} label={department}>
                {options}
              </optgroup>
            ) : (
              options
            )
          })}
        </select>
      </label>
      <label>
        <span>Place</span>
        <input
          name="near"
          key={near.placeLabel ?? chosen.place}
          defaultValue={near.placeLabel ?? chosen.place}
          placeholder="Suburb or postcode"
          autoComplete="postal-code"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'near-problem' : undefined}
        />
      </label>
      <label>
        <span>Within</span>
        <select name="within" key={chosen.withinKm} defaultValue={chosen.withinKm}>
          {NEAR_DISTANCES.map((km) => (
            <option key={km} value={km}>
              {km} km
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={styles.show}>
          Show styles
        </button>
      </noscript>
      {problem && (
        <div className={styles.problem} role="alert">
          <FieldError id="near-problem">{problem}</FieldError>
        </div>
      )}
      {near.abroad && (
        <p className={styles.places}>
          <a href={near.abroad.href}>Find a {near.abroad.shop} store</a>
        </p>
      )}
      <OtherPlaces address={address} near={near} path={path} />
    </form>
  )
}

/** Narrows a listing to what stores near a place have in a size; the list waits until both are given. */
export function NearBox({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  const { address, near, total } = listing
  if (!near) return null
  return (
    <section aria-labelledby="near-title" className={styles.box} data-on={address.near ? '' : undefined}>
      <Switch address={address} path={path} total={total} />
      <Settings address={address} near={near} path={path} />
    </section>
  )
}
