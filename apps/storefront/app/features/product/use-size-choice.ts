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

/** Sizes with live stock, the scale the shopper reads them in (kept 30 days) and the one chosen, at first that of the address. @source ux §1.3, R7.119, R9.03 */
export function useSizeChoice(
  given: readonly SizeChoice[],
  stocks: readonly LiveStock[],
  offered: readonly Scale[],
  firstScale: Scale | undefined,
  firstSize: string | undefined,
): SizeState {
  const [scale, setScale] = useState(firstScale)
  const [chosenUid, setChosenUid] = useState((given.length === 1 ? given[0] : given.find(({ size }) => size === firstSize))?.optionUid)
  useEffect(() => {
    const remembered = rememberedScale()
    if (remembered && offered.includes(remembered) && !location.search.includes('scale=')) setScale(remembered)
  }, [offered])
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
