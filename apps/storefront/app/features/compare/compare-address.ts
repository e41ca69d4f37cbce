/** Page state in the URL. */
export interface CompareAddress {
  readonly size: string | undefined
  readonly isOnlyDifferences: boolean
}

export function readAddress({ searchParams }: URL): CompareAddress {
  return { size: searchParams.get('size') ?? undefined, isOnlyDifferences: searchParams.get('only') === 'differences' }
}

/** A removed shoe and its position. */
export interface RemovedAt {
  readonly sku: string
  readonly place: number
}

/** A position from 0 to 3. */
export function placeOf(text: string | null): number {
  const place = Number(text)
  return Number.isInteger(place) ? Math.min(3, Math.max(0, place)) : 0
}

/** The removed shoe in the URL. */
export function removedAt({ searchParams }: URL): RemovedAt | undefined {
  const sku = searchParams.get('taken') ?? ''
  return /^[A-Za-z0-9._-]{1,64}$/.test(sku) ? { sku, place: placeOf(searchParams.get('at')) } : undefined
}

export function comparePath({ size, isOnlyDifferences }: CompareAddress, removed?: RemovedAt): string {
  const search = new URLSearchParams({
    ...(size ? { size } : {}),
    ...(isOnlyDifferences ? { only: 'differences' } : {}),
    ...(removed ? { taken: removed.sku, at: String(removed.place) } : {}),
  })
  return `/compare${search.size > 0 ? `?${search}` : ''}`
}
