/** A size that a line can be changed to. */
export interface LineSize {
  readonly uid: string
  /** "EU 38 (AU 7)" */
  readonly label: string
  readonly isInStock: boolean
}

/** The line whose sizes the URL opens, as it does without scripts; `sizes` is undefined when reading failed. */
export interface OpenedSizes {
  readonly uid: string
  readonly sizes: readonly LineSize[] | undefined
}

export const SIZES_FAILED = 'We couldn’t load the sizes. Try again in a moment.'

/** The sizes of a product with live stock; undefined when the request failed. */
export async function fetchLineSizes(sku: string): Promise<readonly LineSize[] | undefined> {
  const answer = await fetch(`/api/line-sizes?sku=${encodeURIComponent(sku)}`, { cache: 'no-store' }).catch(
    () => undefined,
  )
  return answer?.ok ? ((await answer.json()) as readonly LineSize[]) : undefined
}
