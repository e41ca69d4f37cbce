import { useCallback, useEffect, useRef, useState } from 'react'
import type { NowQuery } from '#app/features/product/product.generated.ts'
import type { DeliveryAnswer } from '#app/islands/deliver-to.ts'
import { showDelivery, takePostcode } from '#app/islands/delivery-promise.ts'
import { listen } from '#app/islands/mount.ts'
import { productMessages } from '../product/messages.ts'
import type { LiveStock } from '../product/sizes.ts'
import type { Withdrawn as WithdrawnNote } from './withdrawn.tsx'

/** A size the customer bought before and did not return. */
type KeptSize = NonNullable<NonNullable<NowQuery['productAdditionalData']>['kept_sizes']>[number]

/** Live data that a cached page must not contain. */
export interface LiveProduct {
  readonly stocks: readonly LiveStock[]
  readonly keptSizes: readonly KeptSize[]
  readonly delivery?: DeliveryAnswer
  /** [R8.39] */
  readonly problem?: string
  /**
   * For a shoe deleted or withdrawn while the page was open. Loaded ahead, so that it takes the focus at once.
   * [decision 18]
   */
  readonly Withdrawn?: typeof WithdrawnNote
}

const UNKNOWN: LiveProduct = { stocks: [], keptSizes: [] }

/** Puts the delivery date into its server-rendered island, whose form takes a postcode. [R7.119] */
export function useLiveProduct(sku: string): readonly [live: LiveProduct, refresh: () => void] {
  const [live, setLive] = useState(UNKNOWN)
  const pending = useRef<AbortController>(undefined)
  const refresh = useCallback(() => {
    pending.current?.abort()
    pending.current = new AbortController()
    const { signal } = pending.current
    const load = async () => {
      const answer = await fetch(`/api/stock?sku=${encodeURIComponent(sku)}`, { cache: 'no-store', signal })
      if (answer.status === 404) return setLive({ ...UNKNOWN, Withdrawn: (await import('./withdrawn.tsx')).Withdrawn })
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
  useEffect(
    () =>
      takePostcode((delivery) => {
        setLive((before) => ({ ...before, delivery }))
        // An answer under way was requested without the postcode.
        refresh()
      }),
    [refresh],
  )
  useEffect(() => live.delivery && showDelivery(live.delivery, refresh), [live.delivery, refresh])
  return [live, refresh]
}
