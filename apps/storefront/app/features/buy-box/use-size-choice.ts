import { useEffect, useState } from 'react'
import { rememberedScale, rememberScale, type Scale } from '../product/size-scale.ts'
import { type LiveStock, type SizeChoice, withLiveStock } from '../product/sizes.ts'

interface SizeState {
  readonly choices: readonly SizeChoice[]
  readonly chosen: SizeChoice | undefined
  readonly scale: Scale | undefined
  readonly choose: (optionUid: string) => void
  readonly read: (scale: Scale) => void
}

/** The scale is remembered for 30 days. [R7.119, R9.03] */
export function useSizeChoice(
  given: readonly SizeChoice[],
  stocks: readonly LiveStock[],
  offered: readonly Scale[],
  firstScale: Scale | undefined,
  firstSize: string | undefined,
): SizeState {
  const [scale, setScale] = useState(firstScale)
  const [chosenUid, setChosenUid] = useState(
    (given.length === 1 ? given[0] : given.find(({ size }) => size === firstSize))?.optionUid,
  )
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
      rememberScale(next)
    },
  }
}
