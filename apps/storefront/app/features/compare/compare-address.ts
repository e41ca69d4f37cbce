/** What of the page's address is kept from one step to the next. */
export interface CompareAddress {
  readonly size: string | undefined
  readonly isOnlyDifferences: boolean
}

/** What the address of a request asks for. */
export function readAddress({ searchParams }: URL): CompareAddress {
  return { size: searchParams.get('size') ?? undefined, isOnlyDifferences: searchParams.get('only') === 'differences' }
}

/** A shoe that was just taken out, and the place it had. */
export interface TakenAt {
  readonly sku: string
  readonly place: number
}

/** A place among four, from 0. */
export function placeOf(text: string | null): number {
  const place = Number(text)
  return Number.isInteger(place) ? Math.min(3, Math.max(0, place)) : 0
}

/** The shoe that the address says was taken out. */
export function takenAt({ searchParams }: URL): TakenAt | undefined {
  const sku = searchParams.get('taken') ?? ''
  return /^[A-Za-z0-9._-]{1,64}$/.test(sku) ? { sku, place: placeOf(searchParams.get('at')) } : undefined
}

/** The page with these settings. */
export function comparePath({ size, isOnlyDifferences }: CompareAddress, taken?: TakenAt): string {
  const search = new URLSearchParams({
    ...(size ? { size } : {}),
    ...(isOnlyDifferences ? { only: 'differences' } : {}),
    ...(taken ? { taken: taken.sku, at: String(taken.place) } : {}),
  })
  return `/compare${search.size > 0 ? `?${search}` : ''}`
}
