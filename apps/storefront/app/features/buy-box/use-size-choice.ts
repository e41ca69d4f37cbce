import { useEffect, useState } from 'react'
import type { ProductView, SizeInAddress } from '../product/product-view.ts'
import { parseScale, rememberedScale, rememberScale, type Scale } from '../product/size-scale.ts'
import { offeredScales, ownScale, type SizeChoice, sizeChoices, sizeLabel, withLiveStock } from '../product/sizes.ts'
import type { LiveProduct } from './use-live-product.ts'

/** The scale is remembered for 30 days. [R7.119, R9.03] */
export function useSizeChoice(view: ProductView, { stocks, keptSizes }: LiveProduct, inAddress: SizeInAddress) {
  const [given] = useState(() => sizeChoices(view.variants))
  const [scales] = useState(() => offeredScales(given, view.scale))
  const own = ownScale(view.scale)
  const [scale, setScale] = useState(
    [parseScale(inAddress.scale), own, ...scales].find((scale) => scale && scales.includes(scale)) ?? own,
  )
  const [chosenUid, choose] = useState(
    (given.length === 1 ? given[0] : given.find(({ size }) => size === inAddress.size))?.optionUid,
  )
  useEffect(() => {
    const remembered = rememberedScale()
    if (remembered && scales.includes(remembered) && !location.search.includes('scale=')) setScale(remembered)
  }, [scales])
  const choices = withLiveStock(given, stocks)
  const chosen = choices.find((choice) => choice.optionUid === chosenUid)
  const inScale = (size: SizeChoice | undefined) =>
    size ? `${scale?.toUpperCase() ?? ''} ${sizeLabel(size, scale)}`.trim() : ''
  const isSoldOut = choices.length > 0 && choices.every((choice) => !choice.isInStock)
  return {
    scales,
    own,
    scale,
    read(next: Scale) {
      setScale(next)
      rememberScale(next)
    },
    choose,
    choices,
    chosen,
    /** "AU 8"; empty without a size. */
    chosenLabel: inScale(chosen),
    rememberedSizeLabel: inScale(choices.find(({ size }) => size === keptSizes[0]?.size)),
    isSoldOut,
    /** The style, or its chosen size, is sold out. */
    isGone: isSoldOut || chosen?.isInStock === false,
  }
}

export type SizeState = ReturnType<typeof useSizeChoice>
