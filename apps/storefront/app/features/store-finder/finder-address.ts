import { FINDER_PATH } from '@welt/kit/stores/store-path'

/** What the store finder shows; all of it is in the address. */
export interface FinderAddress {
  /** As typed; '' when an empty field was sent, undefined before a place is given. */
  readonly place: string | undefined
  readonly isOpen: boolean
  readonly collects: boolean
  /** A shoe's name, typed to choose from those that match. */
  readonly named: string | undefined
  /** Sku of the style. */
  readonly shoe: string | undefined
  /** Sku of the style in a size. */
  readonly size: string | undefined
  /** Slug of the selected store. */
  readonly store: string | undefined
  readonly isMap: boolean
  readonly isAll: boolean
  /** Steps from the first view. */
  readonly zoom: number
}

export const MAX_PLACE_LENGTH = 80

const SKU = /^[A-Za-z0-9._-]{1,64}$/
const SLUG = /^[a-z0-9-]{1,80}$/
const ZOOM = { least: -3, most: 4 } as const

const matching = (pattern: RegExp, text: string | null) => (text !== null && pattern.test(text) ? text : undefined)

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, Number.isInteger(zoom) ? zoom : 0))
}

export function parseFinderAddress(fields: URLSearchParams): FinderAddress {
  const shoe = matching(SKU, fields.get('shoe'))
  return {
    place: fields.get('q')?.trim().slice(0, MAX_PLACE_LENGTH),
    isOpen: fields.get('open') === '1',
    collects: fields.get('collect') === '1',
    named: shoe ? undefined : fields.get('named')?.trim().slice(0, MAX_PLACE_LENGTH) || undefined,
    shoe,
    size: shoe && matching(SKU, fields.get('size')),
    store: matching(SLUG, fields.get('store')),
    isMap: fields.get('view') === 'map',
    isAll: fields.get('all') === '1',
    zoom: clampZoom(Number(fields.get('zoom') ?? 0)),
  }
}

/** The fields that the page's forms send besides their own. */
export function finderFields(address: FinderAddress): readonly (readonly [name: string, value: string])[] {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['q', address.place],
    ['open', address.isOpen ? '1' : undefined],
    ['collect', address.collects ? '1' : undefined],
    ['named', address.named],
    ['shoe', address.shoe],
    ['size', address.size],
    ['view', address.isMap ? 'map' : undefined],
    ['all', address.isAll ? '1' : undefined],
    ['zoom', address.zoom === 0 ? undefined : String(address.zoom)],
    ['store', address.store],
  ]
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}

export function finderPath(address: FinderAddress, changes: Partial<FinderAddress> = {}): string {
  const fields = finderFields({ ...address, ...changes })
  return fields.length === 0 ? FINDER_PATH : `${FINDER_PATH}?${new URLSearchParams(fields.map(([n, v]) => [n, v]))}`
}

/** A search and its filters; a new one begins with the nearest store and the first view. */
export const SAME_SEARCH = { store: undefined, isAll: false, zoom: 0 } as const

/** The page that all shoppers share shows nothing that depends on the time. */
export function isPlain({ place, isOpen, collects, named, shoe, store, zoom }: FinderAddress): boolean {
  return place === undefined && !isOpen && !collects && !named && !shoe && !store && zoom === 0
}
