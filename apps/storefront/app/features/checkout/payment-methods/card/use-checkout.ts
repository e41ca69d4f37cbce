import { useEffect, useRef, useState } from 'react'
import { LIBRARY_TEXTS } from './card-messages.ts'
import type { Checkout } from './secured-fields.ts'

export interface LibrarySettings {
  readonly clientKey: string
  readonly environment: 'test' | 'live-au'
  /** Undefined: Adyen's own. */
  readonly serviceUrl: string | undefined
  readonly locale: string
  readonly countryCode: string
  readonly session: { readonly id: string; readonly sessionData: string }
}

async function openCheckout(settings: LibrarySettings): Promise<Checkout> {
  const { AdyenCheckout, CustomCard } = await import('./library.ts')
  const { serviceUrl, locale, ...rest } = settings
  const images = serviceUrl && { images: serviceUrl, translations: serviceUrl }
  const core = await AdyenCheckout({
    ...rest,
    locale,
    ...(images && { _environmentUrls: { api: serviceUrl, analytics: serviceUrl, cdn: images } }),
    analytics: { enabled: false },
    translations: { [locale]: { ...LIBRARY_TEXTS } },
    // Look-ups of card brands fail into it too, and stop nothing.
    onError: () => undefined,
  })
  return { core, CustomCard }
}

export type CheckoutState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly checkout: Checkout }

/** Loads the library when it is first wanted; later settings of the same page are ignored, so that fields stay. */
export function useCheckout(settings: LibrarySettings | undefined): CheckoutState {
  const [state, setState] = useState<CheckoutState>({ kind: 'loading' })
  const first = useRef<LibrarySettings>(undefined)
  const isWanted = settings !== undefined
  first.current ??= settings
  useEffect(() => {
    if (!isWanted || !first.current) return
    let isOver = false
    const set = (next: CheckoutState) => !isOver && setState(next)
    openCheckout(first.current).then(
      (checkout) => set({ kind: 'open', checkout }),
      () => set({ kind: 'failed' }),
    )
    return () => {
      isOver = true
    }
  }, [isWanted])
  return state
}
