import { useCallback, useEffect, useRef, useState } from 'react'
import type { NowQuery } from '#app/features/product/product.generated.ts'
import { renderArrival } from '#app/islands/arrival.ts'
import { listen } from '#app/islands/mount.ts'
import { productMessages } from '../product/messages.ts'
import type { LiveStock } from '../product/sizes.ts'

/** A size the customer bought before and did not return. */
type KeptSize = NonNullable<NonNullable<NowQuery['productAdditionalData']>['kept_sizes']>[number]

/** Live data that a cached page must not contain. */
export interface LiveProduct {
  readonly stocks: readonly LiveStock[]
  readonly keptSizes: readonly KeptSize[]
  /** "Tue 24 – Thu 26 Nov, $9.95". */
  readonly arrives?: string
  /** [R8.39] */
  readonly problem?: string
  /** Deleted or withdrawn while the page was open. [decision 18] */
  readonly isWithdrawn?: true
}

const UNKNOWN: LiveProduct = { stocks: [], keptSizes: [] }

/** Puts the delivery date into its server-rendered island. [R7.119] */
export function useLiveProduct(sku: string): readonly [live: LiveProduct, refresh: () => void] {
  const [live, setLive] = useState(UNKNOWN)
  const pending = useRef<AbortController>(undefined)
  const refresh = useCallback(() => {
    pending.current?.abort()
    pending.current = new AbortController()
    const { signal } = pending.current
    const load = async () => {
      const answer = await fetch(`/api/stock?sku=${encodeURIComponent(sku)}`, { cache: 'no-store', signal })
      if (answer.status === 404) return setLive({ ...UNKNOWN, isWithdrawn: true })
      if (!answer.ok) throw new Error(productMessages.stocks)
      setLive((await answer.json()) as LiveProduct)
    }
    load().catch(() => signal.aborted || setLive((before) => ({ ...before, problem: productMessages.stocks })))
  }, [sku])
  useEffect(() => {
    refresh()
    const stop = listen(document, { visibilitychange: () => document.visibilityState === 'visible' && refresh() })
    return () => {
      stop()
      pending.current?.abort()
    }
  }, [refresh])
  useEffect(() => {
    if (live.arrives) renderArrival(live.arrives)
  }, [live])
  return [live, refresh]
}
