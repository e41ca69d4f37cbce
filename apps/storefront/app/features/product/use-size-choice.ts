import { useEffect, useState } from 'react'
import { type LiveStock, parseScale, type Scale, type SizeChoice, withLiveStock } from './sizes.ts'

const SCALE_LIFE_SECONDS = 30 * 86_400

interface SizeState {
  readonly choices: readonly SizeChoice[]
  readonly chosen: SizeChoice | undefined
  readonly scale: Scale | undefined
  readonly choose: (optionUid: string) => void
  readonly read: (scale: Scale) => void
}

function rememberedScale(): Scale | undefined {
  return parseScale(/(?:^|; )size_scale=([a-z]{2})/.exec(document.cookie)?.[1])
}

/** Sizes with live stock, the scale the shopper reads them in (kept 30 days) and the one chosen. @source ux §1.3, R7.119, R9.03 */
export function useSizeChoice(
  sku: string | null,
  given: readonly SizeChoice[],
  offered: readonly Scale[],
  firstScale: Scale | undefined,
): SizeState {
  const [stocks, setStocks] = useState<readonly LiveStock[]>([])
  const [scale, setScale] = useState(firstScale)
  const [chosenUid, setChosenUid] = useState(given.length === 1 ? given[0]?.optionUid : undefined)
  useEffect(() => {
    const remembered = rememberedScale()
    if (remembered && offered.includes(remembered) && !location.search.includes('scale=')) setScale(remembered)
  }, [offered])
  useEffect(() => {
    if (!sku) return
    const abort = new AbortController()
    fetch(`/api/stock?sku=${encodeURIComponent(sku)}`, { signal: abort.signal, cache: 'no-store' })
      .then(async (response) => (response.ok ? ((await response.json()) as { stocks: readonly LiveStock[] }).stocks : []))
      .then(setStocks)
      .catch(() => undefined)
    return () => abort.abort()
  }, [sku])
  const choices = withLiveStock(given, stocks)
  return {
    choices,
    chosen: choices.find((choice) => choice.optionUid === chosenUid),
    scale,
    choose: setChosenUid,
    read(next) {
      setScale(next)
      // biome-ignore lint/suspicious/noDocumentCookie: a preference, kept where the server reads it too
      document.cookie = `size_scale=${next}; path=/; max-age=${SCALE_LIFE_SECONDS}; samesite=lax`
    },
  }
}
