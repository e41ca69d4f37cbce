export interface LineSize {
  readonly uid: string
  readonly label: string
  readonly isInStock: boolean
}

/** From `?sizes=`, without scripts; `sizes` is undefined on failure. */
export interface OpenedSizes {
  readonly uid: string
  readonly sizes: readonly LineSize[] | undefined
}

export const SIZES_FAILED = 'We couldn’t load the sizes. Try again in a moment.'

/** Sizes with live stock; undefined on failure. */
export async function fetchLineSizes(sku: string): Promise<readonly LineSize[] | undefined> {
  const answer = await fetch(`/api/line-sizes?sku=${encodeURIComponent(sku)}`, { cache: 'no-store' }).catch(
    () => undefined,
  )
  return answer?.ok ? ((await answer.json()) as readonly LineSize[]) : undefined
}
